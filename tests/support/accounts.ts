import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** What somebody types into the two forms. */
export interface Account {
	email: string;
	password: string;
}

/** The account that the embedded service is seeded with. */
export const testAccount: Account = { email: 'test@example.com', password: 'ember-test' };

/** Somebody who has never been here. */
export function stranger(): Account {
	return { email: `${randomUUID()}@example.com`, password: 'a long secret' };
}

/** Fills in the form of /login or /signup, which must be open. */
export async function fillIn(page: Page, { email, password }: Account): Promise<void> {
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password').fill(password);
}

/** The button that sends the form. */
export function sendButton(page: Page) {
	return page.getByRole('main').getByRole('button', { name: /^Sign(ing)? (in|up)$/ });
}

/** Signs in and waits for the home page. */
export async function signIn(page: Page, account: Account = testAccount): Promise<void> {
	await page.goto('/login');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
}

/** Creates an account and waits for the home page. */
export async function signUp(page: Page): Promise<Account> {
	const account = stranger();
	await page.goto('/signup');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
	return account;
}

/** The person icon of somebody who is signed in. */
export function accountButton(page: Page) {
	return page.getByRole('button', { name: 'Your account' });
}
