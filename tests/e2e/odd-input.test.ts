import { expect, test } from '@playwright/test';
import { accountButton, fillIn, sendButton } from '../support/accounts.ts';

const oddities: [name: string, text: string][] = [
	['10,000 characters', 'x'.repeat(10_000)],
	['emoji', '🏋️‍♀️🔥'],
	['right-to-left text', 'שלום مرحبا'],
	['markup', '<script>window.broken = true</script>"><img src=x onerror="window.broken = true">'],
	['SQL', "'; drop table users; --"],
	['a null byte', 'a\0b'],
	['a line break', 'a\nb'],
	['a template', '{email} ${password} %s'],
];

test('the calculator alerts and shows nothing odd', async ({ page }) => {
	await page.goto('/');
	const alert = page.locator('#bmi').getByRole('alert');
	await page.getByLabel('Height').fill('178');
	for (const [name, text] of oddities) {
		await page.getByLabel('Weight').fill('72');
		await page.getByRole('button', { name: 'Calculate' }).click();
		await expect(alert, name).toBeEmpty();
		await page.getByLabel('Weight').fill(text);
		await page.getByRole('button', { name: 'Calculate' }).click();
		await expect(alert, name).toHaveText('Please enter a valid weight and height');
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
	}
});

test('as an address it is refused in our words, at the field', async ({ page }) => {
	for (const [name, text] of oddities) {
		await page.goto('/signup');
		await fillIn(page, { email: text, password: 'a long secret' });
		await sendButton(page).click();
		await expect(page.getByLabel('Email'), name).toHaveAccessibleDescription('Enter an address like name@example.com');
		expect(await page.evaluate(() => 'broken' in globalThis), name).toBe(false);
	}
});

for (const path of ['/login', '/signup']) {
	test(`${path}: in an address and as a password it gets an answer in our words, and the page stands`, async ({
		page,
	}) => {
		for (const [name, text] of oddities) {
			await page.goto(path);
			await fillIn(page, { email: `x${text.replace(/\W/g, '').slice(0, 300)}@example.com`, password: text });
			await sendButton(page).click();
			const complaint = page.getByRole('main').locator('.notice-warning, .field-error').filter({ visible: true });
			await expect(complaint.or(accountButton(page)).first(), name).toBeVisible();
			await expect(page.locator('body')).not.toContainText(/undefined|\[object|exception|violates|postgres/i);
			expect(await page.evaluate(() => 'broken' in globalThis), name).toBe(false);
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
			await page.evaluate(() => {
				localStorage.clear();
			});
		}
	});
}

test('an address of 254 characters fits into the account panel', async ({ page }) => {
	const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example.com`;
	await page.addInitScript((address) => {
		localStorage.setItem('ember-gym-session', JSON.stringify({ user: { email: address } }));
	}, email);
	await page.route('**/*.js', (route) => route.abort()); // or the service would find out that there is no such session
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/about');
		await accountButton(page).click();
		const panel = page.getByRole('dialog', { name: 'Your account' });
		expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	}
});

// Three messages, as the service takes ten a minute from all visitors together.
for (const [name, text] of [
	['a very long text', 'x'.repeat(10_000)],
	['a null byte', 'a\0b'],
	[
		'letters, signs and commands of all kinds',
		oddities.flatMap(([, odd]) => (/x{9}|\0/.test(odd) ? [] : odd)).join(' '),
	],
] as const) {
	test(`${name}: the contact form delivers it as it was typed, or says what to mend`, async ({ page }) => {
		await page.goto('/contact');
		await page.getByLabel('Full Name').fill(text);
		await page.getByLabel('Email Address').fill('ada+gym@example.com');
		await page.getByLabel('Comment').fill(text);
		const typed = await page.getByLabel('Comment').inputValue();
		await page.getByRole('button', { name: 'submit now' }).click();
		const answer = page
			.getByText(/Thank you, your message is on its way|was not accepted|Keep /)
			.filter({ visible: true });
		await expect(answer.first()).toBeVisible();
		if (!(await page.getByText('Thank you').isVisible())) await expect(page.getByLabel('Comment')).toHaveValue(typed);
		await expect(page.locator('body')).not.toContainText(/undefined|\[object|exception|violates|postgres/i);
		expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
	});
}
