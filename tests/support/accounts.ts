import { expect, type Page } from '@playwright/test';
import { sessionKey } from '../../src/visitor/storage.ts';
import { confirm } from './mails.ts';
import { type Account, createCredentials, endpoint, headers } from './service.ts';

export { testAccount } from '../../src/integrations/hosting/account-settings.ts';
export { type Account, createCredentials };

/** Fills in the form on /login or /signup, which must be open. */
export async function fillIn(page: Page, { email, password }: Account): Promise<void> {
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password').fill(password);
}

/** The form's submit button. */
export function sendButton(page: Page) {
	return page.getByRole('main').getByRole('button', { name: /^Sign(ing)? (in|up)$/ });
}

/** Creates an account through the API and opens a page as its owner. */
export async function signUp(page: Page, path = '/about'): Promise<Account> {
	const account = createCredentials();
	await storeSession(page, 'signup', account);
	await page.goto(path);
	return account;
}

/** Opens a page as the owner of an account. */
export async function signIn(page: Page, account: Account, path = '/about'): Promise<void> {
	await storeSession(page, 'token?grant_type=password', account);
	await page.goto(path);
}

/** The account button of a member who is signed in. */
export function accountButton(page: Page) {
	return page.getByRole('button', { name: 'Your account' });
}

/** The panel that the account button opens. */
export const accountPanel = (page: Page) => page.getByRole('dialog', { name: 'Your account' });

/** The navbar's link for visitors who are not signed in. */
export const signUpLink = (page: Page) => page.locator('#Navbar').getByRole('link', { name: 'Sign up' });

/** The error that the page's form shows. */
export const formError = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });

/** Requests a session and stores it in the browser as the site does. */
async function storeSession(page: Page, request: string, account: Account): Promise<void> {
	const options = { headers, data: account, maxRetries: 3 }; // a server may close a connection that is about to be used again
	let response = await page.request.post(endpoint(`/auth/v1/${request}`), options);
	await expect(response).toBeOK();
	if (!(await response.text()).includes('access_token')) response = await confirm(page.request, account);
	await page.goto('/robots.txt');
	const origin = await page.evaluate(() => location.origin);
	const localStorage = [{ name: sessionKey, value: await response.text() }];
	await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
