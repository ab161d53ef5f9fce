import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { accountButton, type Account, fillIn, sendButton, signUp, stranger, testAccount } from '../support/accounts.ts';

const unreachable = "We can't reach the sign-in service. Check your connection and try again.";
const tooMany = 'Too many attempts. Please wait a minute and try again.';
const notLoaded = 'This did not load. Check your connection and try again, or reload the page.';
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });

const uncaught: string[] = [];
test.beforeEach(({ page }) => {
	page.on('pageerror', ({ message }) => uncaught.push(message));
});
test.afterEach(() => {
	expect(uncaught.splice(0)).toEqual([]);
});

/** Lets 30 seconds pass for the page, not for the test. */
async function wait(page: Page) {
	for (let passed = 0; passed < 30; passed += 5) await page.clock.runFor(5000);
}

async function expectNothingLost(page: Page, { email, password }: Account) {
	await expect(page.getByLabel('Email')).toHaveValue(email);
	await expect(page.getByLabel('Password')).toHaveValue(password);
	await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
}

// Each request of each form with each of the faults: islands/account-faults.test.tsx. Here is what a browser adds to it.
const limit = { status: 429, json: { error_code: 'over_request_rate_limit', msg: 'slow down' } };
for (const [when, path, endpoint, happen, sentence] of [
	['the network is down', '/login', '**/auth/v1/token*', (route: Route) => route.abort(), unreachable],
	['the service is silent for 30 seconds', '/signup', '**/auth/v1/signup*', () => undefined, unreachable],
	[
		'the service answers 429',
		'/forgot-password',
		'**/auth/v1/recover*',
		(route: Route) => route.fulfill(limit),
		tooMany,
	],
] as const) {
	test(`when ${when}, ${path} says so, loses nothing and works at the next try`, async ({ page }) => {
		await page.clock.install();
		const typed = path === '/signup' ? stranger() : testAccount;
		await page.goto(path);
		await page.route(endpoint, happen);
		await page.getByLabel('Email').fill(typed.email);
		if (path !== '/forgot-password') await page.getByLabel('Password').fill(typed.password);
		const asked = page.waitForRequest(endpoint);
		await page.keyboard.press('Enter');
		await asked;
		await wait(page);
		await expect(alert(page)).toHaveText(sentence);
		if (path === '/forgot-password') await expect(page.getByLabel('Email')).toHaveValue(typed.email);
		else await expectNothingLost(page, typed);
		await expectNoViolations(page, 'main');

		await page.unroute(endpoint);
		await page.locator('main form button[type=submit]').click();
		if (path === '/forgot-password') await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
		else await expect(page).toHaveURL(/\/#home$/);
	});
}

test('when a page comes instead of an answer, /account says so, loses nothing and keeps the session', async ({
	page,
}) => {
	const { email, password } = await signUp(page, '/account');
	await page.route('**/auth/v1/token*', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>' }),
	);
	const row = page.getByRole('main').locator('details', { hasText: 'Change your password' });
	await row.locator('summary').click();
	await row.getByLabel('Current password').fill(password);
	await row.getByLabel('New password').fill('a longer secret');
	await row.getByRole('button', { name: /^Change/ }).click();
	await expect(alert(page)).toHaveText(unreachable);
	await expect(row.getByLabel('New password')).toHaveValue('a longer secret');
	expect(await page.evaluate(() => localStorage.getItem('ember-gym-session'))).toContain(email);
});

test('a star stays as it was pressed and says so when the service fails, and the next press sends both', async ({
	page,
}) => {
	await signUp(page, '/schedule/tuesday');
	const endpoint = '**/rest/v1/rpc/save_class*';
	const [first, second] = [page.locator('.star').nth(0), page.locator('.star').nth(1)];
	await page.route(endpoint, (route) => route.fulfill(limit));
	await first.click();
	await expect(page.locator('.star-status')).toContainText('Your week is saved on this device and sent later.');
	await expect(first).toHaveAttribute('aria-pressed', 'true');
	await page.unroute(endpoint);
	await second.click();
	const unsent = () => page.evaluate(() => /added/.test(localStorage.getItem('ember-gym-week') ?? ''));
	await expect.poll(unsent).toBe(false);
	await expect(page.locator('.star-status')).toBeEmpty();
});

test('an answer that comes after we gave up signs nobody in', async ({ page }) => {
	await page.clock.install();
	const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
	const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
	await page.route('**/auth/v1/token*', async (route) => {
		const response = await route.fetch();
		answer(undefined);
		await held;
		await route.fulfill({ response }).catch(() => undefined); // the page has stopped listening
	});
	await page.goto('/login');
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await answered;
	await wait(page);
	await expect(page.getByText(unreachable)).toBeVisible();
	letGo(undefined);
	await page.clock.runFor(1000);
	await expect(page).toHaveURL(/\/login$/);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	await expect(accountButton(page)).toBeHidden();
});

test('who lets the site store nothing is told so, can ask for a mail, and learns why its link does not work', async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(globalThis, 'localStorage', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	});
	const sent: string[] = [];
	page.on('request', (request) => sent.push(request.url()));
	await page.goto('/login');
	await fillIn(page, stranger());
	await sendButton(page).click();
	await expect(page.getByRole('main')).toContainText('Your browser lets this site store nothing');
	expect(sent.filter((url) => url.includes('/auth/v1/'))).toEqual([]);

	await page.goto('/forgot-password');
	await page.getByLabel('Email').fill(testAccount.email);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
	await page.goto('/new-password?token_hash=abc&type=recovery');
	await expect(alert(page)).toContainText('Your browser lets this site store nothing');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await page.goto('/account');
	await expect(page).toHaveURL(/\/login\?next=/);
});

test('a form says when its script cannot be loaded, and works at the next press', async ({ page }) => {
	await page.goto('/login');
	await page.route('**/_astro/*.js*', (route) => route.abort());
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(alert(page)).toHaveText(notLoaded);
	await expectNothingLost(page, testAccount);
	await page.unroute('**/_astro/*.js*');
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
});

test('the calculator says when its script never arrives, and calculates at the next press', async ({ page }) => {
	await page.clock.install();
	await page.goto('/');
	let hangs = true; // unroute() would let the held requests go
	await page.route('**/_astro/*.js*', async (route) => (hangs ? undefined : route.continue()));
	await page.getByLabel('Weight').fill('72');
	await page.getByLabel('Height').fill('178');
	await page.getByRole('button', { name: 'Calculate' }).click();
	await page.clock.runFor(15_000);
	await expect(page.locator('#bmi').getByRole('alert')).toHaveText(notLoaded);
	hangs = false;
	await page.getByRole('button', { name: 'Calculate' }).click();
	await expect(page.locator('#bmi').getByRole('status')).toContainText('22.7');
});

test('a form says when the code of the account service cannot be loaded, and works at the next press', async ({
	page,
}) => {
	await page.goto('/login');
	// The form's own script may load, the service's must not: the largest file but React.
	const service = (url: URL) => /\/client\.[\w-]+\.js/.test(url.pathname);
	let refused = 0;
	await page.route(service, async (route) => {
		const response = await route.fetch();
		if (!(await response.text()).includes('signInWithPassword')) return route.fulfill({ response });
		refused++;
		return route.abort();
	});
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(page.getByText(unreachable)).toBeVisible();
	expect(refused).toBeGreaterThan(0);
	await expectNothingLost(page, testAccount);
	await page.unroute(service);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
});

test('a page of the last deploy, whose scripts are gone from the host, says so and loses nothing', async ({ page }) => {
	await page.goto('/login');
	await page.getByLabel('Email').hover(); // wakes the form, not yet the account service
	await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
	const gone = (route: Route) =>
		route.fulfill({ status: 404, contentType: 'text/html', body: 'There is no such file.' });
	await page.route('**/_astro/*.js*', gone);
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(page.getByText('This page has changed since you opened it.')).toBeVisible();
	await expectNothingLost(page, testAccount);
});
