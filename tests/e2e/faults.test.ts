import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import {
	type Account,
	createCredentials,
	fillIn,
	formError as alert,
	sendButton,
	testAccount,
} from '../support/accounts.ts';

// islands/account-faults.test.tsx covers every request with every fault. These tests cover what needs a browser.

const unreachable = "We can't reach the sign-in service. Check your connection and try again.";
const limit = { status: 429, json: { error_code: 'over_request_rate_limit', msg: 'slow down' } };

const uncaught: string[] = [];
test.beforeEach(({ page }) => {
	page.on('pageerror', ({ message }) => uncaught.push(message));
});
test.afterEach(() => {
	expect(uncaught.splice(0)).toEqual([]);
});

async function expectNothingLost(page: Page, { email, password }: Account) {
	await expect(page.getByLabel('Email')).toHaveValue(email);
	await expect(page.getByLabel('Password')).toHaveValue(password);
	await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
}

test('when the service does not respond, /signup shows an error, loses nothing, and a retry works', async ({
	page,
}) => {
	await page.clock.install();
	const endpoint = '**/auth/v1/signup*';
	const account = createCredentials();
	await page.goto('/signup');
	await page.route(endpoint, () => undefined);
	await fillIn(page, account);
	const asked = page.waitForRequest(endpoint);
	await page.keyboard.press('Enter');
	await asked;
	for (let passed = 0; passed < 30; passed += 5) await page.clock.runFor(5000);
	await expect(alert(page)).toHaveText(unreachable);
	await expectNothingLost(page, account);
	await expectNoViolations(page, 'main');
	await page.unroute(endpoint);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
});

test('when the service limits requests, /forgot-password shows an error, loses nothing, and a retry works', async ({
	page,
}) => {
	await page.goto('/forgot-password');
	await page.route('**/auth/v1/recover*', (route) => route.fulfill(limit));
	await page.getByLabel('Email').fill(testAccount.email);
	await page.keyboard.press('Enter');
	await expect(alert(page)).toHaveText('Too many attempts. Please wait a minute and try again.');
	await expect(page.getByLabel('Email')).toHaveValue(testAccount.email);
	await page.unrouteAll();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
});

test('with storage blocked the forms say so, a reset mail can be requested, and its link explains why it fails', async ({
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
	await fillIn(page, createCredentials());
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

test('a form shows an error when its script fails to load, and works at the next press', async ({ page }) => {
	await page.goto('/login');
	await page.route('**/_astro/*.js*', (route) => route.abort());
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(alert(page)).toHaveText('This did not load. Check your connection and try again, or reload the page.');
	await expectNothingLost(page, testAccount);
	await page.unroute('**/_astro/*.js*');
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
});

test('a form shows an error when the Supabase client fails to load, and works at the next press', async ({ page }) => {
	await page.goto('/login');
	// Lets the form's script load and blocks Supabase's, the largest file except React.
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

test('a page whose scripts a deploy has removed says that it is outdated and loses nothing', async ({ page }) => {
	await page.goto('/login');
	await page.getByLabel('Email').hover(); // hydrates the form, but does not load Supabase yet
	await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
	const gone = (route: Route) =>
		route.fulfill({ status: 404, contentType: 'text/html', body: 'There is no such file.' });
	await page.route('**/_astro/*.js*', gone);
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(page.getByText('This page has changed since you opened it.')).toBeVisible();
	await expectNothingLost(page, testAccount);
});
