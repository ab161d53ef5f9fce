import { expect, type Page, test } from '@playwright/test';
import { accountButton, fillIn, forgetSession, sendButton } from '../support/accounts.ts';

const oddities: [name: string, text: string][] = [
	['10,000 characters', 'x'.repeat(10_000)],
	['a null byte', 'a\0b'],
	[
		'Unicode, HTML and SQL',
		`🏋️‍♀️🔥 שלום مرحبا <script>window.broken = true</script>"><img src=x onerror="window.broken = true">
		'; drop table users; -- {email} \${password} %s`,
	],
];

async function expectPageIntact(page: Page) {
	await expect(page.locator('body')).not.toContainText(/undefined|\[object|exception|violates|postgres/i);
	expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

for (const path of ['/login', '/signup']) {
	test(`${path} responds to unusual addresses and passwords with our messages`, async ({ page }) => {
		for (const [name, text] of oddities) {
			await page.goto(path);
			await fillIn(page, { email: `x${text.replace(/\W/g, '').slice(0, 300)}@example.com`, password: text });
			await sendButton(page).click();
			const message = page.getByRole('main').locator('.notice-warning, .field-error').filter({ visible: true });
			await expect(message.or(accountButton(page)).first(), name).toBeVisible();
			await expectPageIntact(page);
			await forgetSession(page);
		}
	});
}

test('the contact form delivers unusual texts as typed, or says what to correct', async ({ page }) => {
	for (const [name, text] of oddities) {
		await page.goto('/contact');
		await page.getByLabel('Full Name').fill(text);
		await page.getByLabel('Email Address').fill('ada+gym@example.com');
		await page.getByLabel('Comment').fill(text);
		const typed = await page.getByLabel('Comment').inputValue();
		await page.getByRole('button', { name: 'submit now' }).click();
		const words = page.getByText(/Thank you, your message is on its way|was not accepted|Keep /);
		await expect(words.filter({ visible: true }).first(), name).toBeVisible();
		if (!(await page.getByText('Thank you').isVisible())) await expect(page.getByLabel('Comment')).toHaveValue(typed);
		await expectPageIntact(page);
	}
});

test('an address of 254 characters fits in the account panel', async ({ page }) => {
	const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example.com`;
	await page.addInitScript((address) => {
		localStorage.setItem('ember-gym-session', JSON.stringify({ user: { email: address } }));
	}, email);
	await page.route('**/*.js', (route) => route.abort()); // keeps the client from rejecting the made-up session
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/about');
		await accountButton(page).click();
		const panel = page.getByRole('dialog', { name: 'Your account' });
		expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	}
});
