import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { accountButton, fillIn, sendButton, signUp, stranger, testAccount } from '../support/accounts.ts';

const unreachable = "We can't reach the sign-in service. Check your connection and try again.";
const tooMany = 'Too many attempts. Please wait a minute and try again.';
const server = 'The sign-in service has a problem. Try again in a few minutes.';
const notLoaded = 'This did not load. Check your connection and try again, or reload the page.';

interface Fault {
	name: string;
	happen: (route: Route) => Promise<void>;
	sentence: string;
	silent?: boolean;
}

/** What can happen to a request, and what the form to sign in says then. */
const faults: Fault[] = [
	{ name: 'the network is down', happen: (route) => route.abort('internetdisconnected'), sentence: unreachable },
	{
		name: 'the service is silent for 30 seconds',
		happen: () => Promise.resolve(),
		sentence: unreachable,
		silent: true,
	},
	{
		name: 'the service answers 500',
		happen: (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'Internal Server Error' } }),
		sentence: server,
	},
	{
		name: 'the service answers 503',
		happen: (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
		sentence: server,
	},
	{
		name: 'the service answers 429',
		happen: (route) =>
			route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit', msg: 'slow down' } }),
		sentence: tooMany,
	},
	{
		name: 'something answers HTML instead of JSON',
		happen: (route) =>
			route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>' }),
		sentence: unreachable,
	},
];

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

async function expectNothingLost(page: Page, { email, password }: { email: string; password: string }) {
	await expect(page.getByLabel('Email')).toHaveValue(email);
	await expect(page.getByLabel('Password')).toHaveValue(password);
	await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
}

for (const { name, happen, sentence, silent = false } of faults) {
	test(`when ${name}, /login says so, loses nothing and works at the next try`, async ({ page }) => {
		await page.clock.install();
		const account = await signUp(page);
		await page.evaluate(() => {
			localStorage.clear();
		});
		await expectAnswer(page, {
			path: '/login',
			endpoint: '**/auth/v1/token*',
			typed: account,
			happen,
			sentence,
			silent,
		});
	});
}

// Each request of each form with each of the faults: islands/account-faults.test.tsx. Here is what a browser adds to it.
for (const { name, happen, sentence, silent = false } of faults.filter(({ name }) => /silent|429/.test(name))) {
	test.describe(`when ${name}`, () => {
		test.beforeEach(({ page }) => page.clock.install());

		test('/signup says so, loses nothing and works at the next try', async ({ page }) => {
			await expectAnswer(page, {
				path: '/signup',
				endpoint: '**/auth/v1/signup*',
				typed: stranger(),
				happen,
				sentence,
				silent,
			});
		});

		test('/forgot-password says so, loses nothing and works at the next try', async ({ page }) => {
			await page.goto('/forgot-password');
			const email = page.getByLabel('Email');
			await email.fill(testAccount.email);
			await expectFault(page, '**/auth/v1/recover*', () => page.keyboard.press('Enter'));
			await expect(email).toHaveValue(testAccount.email);
			await page.keyboard.press('Enter');
			await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
		});

		test('each form of /account says so, loses nothing, and keeps the session', async ({ page }) => {
			const { email } = await signUp(page);
			await page.goto('/account');
			for (const [heading, endpoint, fields] of [
				['Change your email address', '**/auth/v1/user*', { 'New email': 'ada@example.com' }],
				[
					'Change your password',
					'**/auth/v1/token*',
					{ 'Current password': 'a long secret', 'New password': 'a longer secret' },
				],
				['Download your data', '**/auth/v1/user*', {}],
				['Sign out', '**/auth/v1/logout*', {}],
				['Delete your account', '**/rest/v1/rpc/delete_account*', { Password: 'a long secret' }],
			] as const) {
				const row = page.getByRole('main').locator('details', { hasText: heading });
				await row.locator('summary').click();
				for (const [label, text] of Object.entries(fields)) await row.getByLabel(label, { exact: true }).fill(text);
				// Of the two ways out the second needs the service.
				await expectFault(page, endpoint, () => row.locator('button:not([aria-describedby])').last().click());
				for (const [label, text] of Object.entries(fields)) {
					await expect(row.getByLabel(label, { exact: true })).toHaveValue(text);
				}
				expect(await page.evaluate(() => localStorage.getItem('ember-gym-session'))).toContain(email);
			}
		});

		/** The fault happens to what is sent, and the page says so. */
		async function expectFault(page: Page, endpoint: string, send: () => Promise<void>) {
			await page.route(endpoint, happen);
			const asked = page.waitForRequest(endpoint);
			await send();
			await asked;
			if (silent) await wait(page);
			await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(sentence);
			await page.unroute(endpoint);
		}

		test('a new account is signed in although its record was not written by the page', async ({ page }) => {
			await page.route('**/rest/v1/users*', happen);
			await page.goto('/signup');
			await fillIn(page, stranger());
			const asked = page.waitForRequest('**/rest/v1/users*');
			await sendButton(page).click();
			await asked;
			if (silent) await wait(page);
			await expect(page).toHaveURL(/\/#home$/);
			await expect(accountButton(page)).toBeVisible();
		});

		test('a star stays as it was pressed and says so, and the change is sent with the next press', async ({ page }) => {
			await signUp(page, '/schedule/tuesday');
			const endpoint = '**/rest/v1/rpc/save_class*';
			const [first, second] = [page.locator('.star').nth(0), page.locator('.star').nth(1)];
			await page.route(endpoint, happen);
			const asked = page.waitForRequest(endpoint);
			await first.click();
			await asked;
			if (silent) await wait(page);
			await expect(page.locator('.star-status')).toContainText('Your week is saved on this device and sent later.');
			await expect(first).toHaveAttribute('aria-pressed', 'true');
			await page.unroute(endpoint);
			await second.click();
			const unsent = () => page.evaluate(() => /added/.test(localStorage.getItem('ember-gym-week') ?? ''));
			await expect.poll(unsent).toBe(false);
			await expect(page.locator('.star-status')).toBeEmpty();
			await expect(first).toHaveAttribute('aria-pressed', 'true');
		});

		test('somebody who signs out is signed out on this device', async ({ page }) => {
			await signUp(page);
			await page.route('**/auth/v1/logout*', happen);
			await accountButton(page).click();
			const asked = page.waitForRequest('**/auth/v1/logout*');
			await page.getByRole('button', { name: 'Sign out' }).click();
			await asked;
			if (silent) await wait(page);
			await expect(accountButton(page)).toBeHidden();
			await page.reload();
			await expect(accountButton(page)).toBeHidden();
			expect(await page.evaluate(() => localStorage.length)).toBe(0);
		});
	});
}

/** Sends a form to which a fault happens, reads what the page says, and sends it again without. */
async function expectAnswer(
	page: Page,
	{
		path,
		endpoint,
		typed,
		happen,
		sentence,
		silent = false,
	}: Omit<Fault, 'name'> & {
		path: string;
		endpoint: string;
		typed: { email: string; password: string };
	},
) {
	await page.goto(path);
	await page.route(endpoint, happen);
	await fillIn(page, typed);
	const asked = page.waitForRequest(endpoint);
	await sendButton(page).click();
	await asked;
	if (silent) await wait(page);
	await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(sentence);
	await expectNothingLost(page, typed);
	await expectNoViolations(page);

	await page.unroute(endpoint);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
	await expect(accountButton(page)).toBeVisible();
}

test('an answer that comes after we gave up signs nobody in', async ({ page }) => {
	await page.clock.install();
	const account = await signUp(page);
	await page.evaluate(() => {
		localStorage.clear();
	});
	const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
	const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
	await page.route('**/auth/v1/token*', async (route) => {
		const response = await route.fetch();
		answer(undefined);
		await held;
		await route.fulfill({ response }).catch(() => undefined); // the page has stopped listening
	});
	await page.goto('/login');
	await fillIn(page, account);
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

for (const path of ['/login', '/signup']) {
	test(`${path} says when the browser stores nothing, and sends nothing`, async ({ page }) => {
		await blockStorage(page);
		const sent: string[] = [];
		page.on('request', (request) => sent.push(request.url()));
		await page.goto(path);
		await fillIn(page, stranger());
		await sendButton(page).click();
		await expect(page.getByRole('main')).toContainText('Your browser lets this site store nothing');
		expect(sent.filter((url) => url.includes('/auth/v1/'))).toEqual([]);
	});

	test(`${path} says when its script cannot be loaded, and works at the next press`, async ({ page }) => {
		await page.goto(path);
		const typed = stranger();
		await page.route('**/_astro/*.js*', (route) => route.abort());
		await fillIn(page, typed);
		await sendButton(page).click();
		await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(notLoaded);
		await expectNothingLost(page, typed);
		await page.unroute('**/_astro/*.js*');
		await sendButton(page).click();
		await (path === '/login'
			? expect(page.getByText('Wrong email or password')).toBeVisible()
			: expect(page).toHaveURL(/\/#home$/));
	});

	test(`${path} says when the code of the account service cannot be loaded, and works at the next press`, async ({
		page,
	}) => {
		await page.goto(path);
		const typed = stranger();
		// The form's own script may load, the service's must not: the largest file but React.
		const service = (url: URL) => /\/client\.[\w-]+\.js/.test(url.pathname);
		let refused = 0;
		await page.route(service, async (route) => {
			const response = await route.fetch();
			if (!(await response.text()).includes('signInWithPassword')) return route.fulfill({ response });
			refused++;
			return route.abort();
		});
		await fillIn(page, typed);
		await sendButton(page).click();
		await expect(page.getByText(unreachable)).toBeVisible();
		expect(refused).toBeGreaterThan(0);
		await expectNothingLost(page, typed);
		await page.unroute(service);
		await sendButton(page).click();
		await (path === '/login'
			? expect(page.getByText('Wrong email or password')).toBeVisible()
			: expect(page).toHaveURL(/\/#home$/));
	});
}

/** As browsers do it whose owner forbids sites to store anything. */
async function blockStorage(page: Page) {
	await page.addInitScript(() => {
		Object.defineProperty(globalThis, 'localStorage', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	});
}

test('who lets the site store nothing can ask for a mail, and is told why its link does not work', async ({ page }) => {
	await blockStorage(page);
	await page.goto('/forgot-password');
	await page.getByLabel('Email').fill(testAccount.email);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
	await page.goto('/new-password?token_hash=abc&type=recovery');
	await expect(page.getByRole('main').getByRole('alert')).toContainText('Your browser lets this site store nothing');
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
	await page.goto('/account');
	await expect(page).toHaveURL(/\/login\?next=/);
});

test.describe('a page of the last deploy, whose scripts are gone from the host', () => {
	const gone = (route: Route) =>
		route.fulfill({ status: 404, contentType: 'text/html', body: 'There is no such file.' });

	test('tells whoever uses it to reload, and works then', async ({ page }) => {
		await page.goto('/login');
		await page.route('**/_astro/*.js*', gone);
		await fillIn(page, stranger());
		await sendButton(page).click();
		await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toContainText(/reload/i);
		await page.unroute('**/_astro/*.js*');
		await page.reload();
		await fillIn(page, stranger());
		await sendButton(page).click();
		await expect(page.getByText('Wrong email or password')).toBeVisible();
	});

	test('says so too when its form is awake already, and loses nothing', async ({ page }) => {
		await page.goto('/login');
		await page.getByLabel('Email').hover(); // wakes the form, not yet the account service
		await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
		await page.route('**/_astro/*.js*', gone);
		const typed = stranger();
		await fillIn(page, typed);
		await sendButton(page).click();
		await expect(page.getByText('This page has changed since you opened it.')).toBeVisible();
		await expectNothingLost(page, typed);
	});
});

test('the calculator says when its script cannot be loaded, and calculates at the next press', async ({ page }) => {
	await page.goto('/');
	await page.route('**/_astro/*.js*', (route) => route.abort());
	await page.getByLabel('Weight').fill('72');
	await page.getByLabel('Height').fill('178');
	await page.getByRole('button', { name: 'Calculate' }).click();
	await expect(page.locator('#bmi').getByRole('alert')).toHaveText(notLoaded);
	await page.unroute('**/_astro/*.js*');
	await page.getByRole('button', { name: 'Calculate' }).click();
	await expect(page.locator('#bmi').getByRole('status')).toContainText('22.7');
});

test('a member signs out without a connection, even before the panel has its script', async ({ page, context }) => {
	await signUp(page);
	await page.goto('/about', { waitUntil: 'networkidle' });
	await context.setOffline(true);
	await accountButton(page).click();
	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByRole('dialog', { name: 'Your account' })).toContainText(notLoaded);
	await context.setOffline(false);
	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(accountButton(page)).toBeHidden();
});
