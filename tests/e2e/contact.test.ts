import { expect, type Page, type Route, test } from '@playwright/test';

const endpoint = '**/rest/v1/contact_messages';
const phone = 'Or call us: (212) 555-0142';
const typed = { name: 'Ada <b>Winter</b>', email: 'ada@example.com', class: 'Yoga', comment: 'Is there parking?\nAda' };
const send = (page: Page) => page.getByRole('button', { name: 'submit now' });
const confirmation = (page: Page) => page.getByText('Thank you, your message is on its way.');

async function fillIn(page: Page) {
	await page.goto('/contact');
	await page.getByLabel('Full Name').fill(typed.name);
	await page.getByLabel('Email Address').fill(typed.email);
	await page.getByLabel('Class', { exact: true }).selectOption(typed.class);
	await page.getByLabel('Comment').fill(typed.comment);
}

async function expectEverythingStillThere(page: Page) {
	await expect(page.getByLabel('Full Name')).toHaveValue(typed.name);
	await expect(page.getByLabel('Email Address')).toHaveValue(typed.email);
	await expect(page.getByLabel('Class', { exact: true })).toHaveValue(typed.class);
	await expect(page.getByLabel('Comment')).toHaveValue(typed.comment);
}

test('the page says where, when and how to reach the gym, as specified', async ({ page }) => {
	await page.goto('/contact');
	const info = page.getByRole('region', { name: 'Come by' });
	await expect(info).toContainText('18 Foundry Lane');
	await expect(info.getByText('Monday–Friday: 7:30 am to 1:00 am')).toHaveCount(2);
	await expect(info.getByRole('link', { name: '(212) 555-0142' })).toHaveAttribute('href', 'tel:+12125550142');
	await expect(info.getByRole('link', { name: 'hello@ember.example.com' })).toHaveAttribute(
		'href',
		'mailto:hello@ember.example.com',
	);
	await expect(info.getByRole('list').getByRole('link')).toHaveCount(4);
	await expect(page.getByLabel('Class', { exact: true }).getByRole('option')).toHaveText([
		'Select Class',
		'Body Building',
		'Boxing',
		'Running',
		'Fitness',
		'Yoga',
		'Workout',
		'Katate',
		'Meditation',
		'Cycling',
	]);
});

test('the map is framed when it is reached, with a title and a plain link', async ({ page }) => {
	await page.goto('/contact');
	const map = page.getByTitle('Map of the streets around Ember Gym');
	await expect(map).toHaveAttribute('loading', 'lazy');
	await expect(map).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
	await expect(page.getByRole('link', { name: 'open the map' })).toHaveAttribute(
		'href',
		/^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
	);
});

test('a message is stored and confirmed in place', async ({ page }) => {
	await fillIn(page);
	const [answer] = await Promise.all([page.waitForResponse(endpoint), send(page).click()]);
	expect(answer.status()).toBe(201);
	expect(answer.request().postDataJSON()).toEqual(typed);
	await expect(confirmation(page)).toBeVisible();
	await expect(page.getByRole('status')).toBeFocused();
	await expect(page.getByLabel('Comment')).toHaveValue('');
	await expect(page).toHaveURL(/\/contact$/);
});

test('what is missing is said beside the fields, with the focus on the first', async ({ page }) => {
	let requests = 0;
	await page.route(endpoint, (route) => {
		requests++;
		return route.abort();
	});
	await page.goto('/contact');
	await send(page).click();
	const [name, email] = [page.getByLabel('Full Name'), page.getByLabel('Email Address')];
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription('Enter your full name');
	await expect(name).toHaveAttribute('aria-invalid', 'true');
	await expect(email).toHaveAccessibleDescription('Enter your email address');

	await name.fill('Ada Winter');
	await email.fill('ada@');
	await email.press('Enter');
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com');
	await expect(name).not.toHaveAttribute('aria-invalid');
	await expect(page.getByText('Enter your full name')).toBeHidden();
	expect(requests).toBe(0);
});

test('pressing twice sends once, and the button says that it is busy', async ({ page }) => {
	let requests = 0;
	let finish: (() => void) | undefined;
	await page.route(endpoint, async (route) => {
		requests++;
		await new Promise<void>((resolve) => {
			finish = resolve;
		});
		await route.fulfill({ status: 201 });
	});
	await fillIn(page);
	await send(page).click();
	const busy = page.getByRole('button', { name: 'Sending' });
	await expect(busy).toHaveAttribute('aria-busy', 'true');
	await busy.click();
	await page.getByLabel('Full Name').press('Enter');
	await expect.poll(() => requests).toBe(1);
	finish?.();
	await expect(confirmation(page)).toBeVisible();
	await expect(send(page)).toHaveAttribute('aria-busy', 'false');
	expect(requests).toBe(1);
});

const failures: [string, (route: Route) => Promise<void>, string][] = [
	[
		'nobody answers',
		(route) => route.abort(),
		"We can't reach the gym right now. Check your connection and try again.",
	],
	[
		'there were too many messages',
		(route) => route.fulfill({ status: 429 }),
		'Too many messages at the moment. Wait a while and try again.',
	],
	[
		'the service fails',
		(route) => route.fulfill({ status: 503, body: 'down' }),
		'Your message was not sent. Try again in a few minutes.',
	],
	[
		'another page answers',
		(route) => route.fulfill({ status: 200, body: '<html>Sign in to the hotel</html>' }),
		'Your message was not sent. Try again in a few minutes.',
	],
	[
		'the message is refused',
		(route) => route.fulfill({ status: 400, json: { code: '23514' } }),
		'Your message was not accepted. Check each field and try again.',
	],
];
for (const [when, answer, reason] of failures) {
	test(`when ${when}, it says so, offers the phone and keeps what was typed`, async ({ page }) => {
		await page.route(endpoint, answer);
		await fillIn(page);
		await send(page).click();
		await expect(page.getByRole('alert')).toHaveText(`${reason} ${phone}`);
		await expectEverythingStillThere(page);
		await expect(send(page)).toHaveAttribute('aria-busy', 'false');

		await page.unroute(endpoint);
		await send(page).click();
		await expect(confirmation(page)).toBeVisible();
		await expect(page.getByRole('alert')).toBeHidden();
	});
}

test('after fifteen seconds of silence it gives up', async ({ page }) => {
	test.setTimeout(40_000);
	await page.route(endpoint, () => undefined);
	await fillIn(page);
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText("We can't reach the gym right now.", { timeout: 20_000 });
	await expectEverythingStillThere(page);
});

test('a robot that fills in the hidden field sends nothing', async ({ page }) => {
	let requests = 0;
	await page.route(endpoint, (route) => {
		requests++;
		return route.fulfill({ status: 201 });
	});
	await fillIn(page);
	await page.locator('[name=trap]').evaluate((trap: HTMLInputElement) => {
		trap.value = 'https://spam.example.com';
	});
	await send(page).click();
	await expect(page.getByRole('alert')).toContainText(phone);
	expect(requests).toBe(0);
});

test('the whole form can be sent by the keyboard alone', async ({ page }) => {
	await page.goto('/contact');
	await page.getByLabel('Full Name').focus();
	await page.keyboard.type('Ada Winter');
	await page.keyboard.press('Tab');
	await page.keyboard.type('ada@example.com');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Yo');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Hello');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(confirmation(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form writes a mail to the gym, and the browser checks the fields', async ({ page }) => {
		await page.goto('/contact');
		const form = page.locator('contact-form form');
		await expect(form).toHaveAttribute(
			'action',
			'mailto:hello@ember.example.com?subject=Message%20from%20the%20website',
		);
		await expect(form).toHaveAttribute('method', 'post');
		await expect(form).toHaveAttribute('enctype', 'text/plain');
		await expect(form).not.toHaveAttribute('novalidate');
		await expect(page.getByLabel('Full Name')).toHaveAttribute('required');
		await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email');
		await expect(page.locator('[name=trap]')).toBeDisabled();
	});
});
