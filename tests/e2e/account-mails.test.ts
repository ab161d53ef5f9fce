import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { accountButton, createCredentials, fillIn, formError, sendButton, signIn } from '../support/accounts.ts';
import { createAccount, expectCleanAddress, linkFor, strictSite } from '../support/mails.ts';

// Runs on the embedded Supabase with confirmations on and real emails, or on a project (supabase/README.md).
test.use({ baseURL: strictSite });

const main = (page: Page) => page.getByRole('main');

test('a visitor signs up, confirms, and resets a forgotten password', async ({ page }) => {
	test.slow(); // covers an account's whole life
	const account = createCredentials();
	await page.goto('/signup');
	await fillIn(page, account);
	await sendButton(page).click();
	const sent = main(page).getByRole('status').first();
	await expect(sent).toHaveText(`We sent a link to ${account.email}. Open it to confirm your account.`);
	await expect(sent).toBeFocused();
	await expect(sendButton(page)).toHaveCount(0);
	await expect(main(page).getByRole('link', { name: 'Forgot your password?' })).toBeVisible(); // there may be an account
	await main(page).getByRole('link', { name: 'Sign in' }).click(); // once on the page
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(formError(page)).toContainText('Confirm your email address first.');

	await page.goto(await linkFor(account.email));
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Confirm your account');
	await expect(main(page).getByRole('textbox')).toHaveCount(0); // one question, no form
	await expect(page).toHaveURL(`${strictSite}/login`);
	await expectNoViolations(page, 'main');
	await main(page).getByRole('button', { name: 'Confirm and sign in' }).click();
	await expect(main(page)).toContainText('Your email address is confirmed.');
	await expect(main(page)).toContainText(`You're signed in as ${account.email}.`);
	await expectCleanAddress(page, '/login');
	await main(page).getByRole('button', { name: 'Sign out' }).click();

	await page.getByLabel('Email').fill(account.email);
	await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
	await expect(page.getByLabel('Password')).toHaveCount(0); // the last page's field has that address, too
	await expect(page.getByLabel('Email')).toHaveValue(account.email);
	await page.getByLabel('Email').press('Enter');
	await expect(main(page).getByRole('status')).toBeFocused();
	await page.goto(await linkFor(account.email, 2));
	await expectNoViolations(page, 'main');
	await expect(accountButton(page)).toBeHidden();
	await page.getByLabel('New password').fill('another long secret');
	await page.keyboard.press('Enter');
	await expect(main(page)).toContainText("Your password has been changed, and you're signed in.");
	await expect(main(page).getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
	await expect(accountButton(page)).toBeVisible();
	await expect(main(page).getByRole('link', { name: 'Send a new one' })).toBeHidden();
});

test('a member confirms a changed address through the emails', async ({ page, request }) => {
	const account = await createAccount(request);
	const { email } = createCredentials();
	await signIn(page, account, '/account');
	await page.getByText('Change your email address').click();
	await page.getByLabel('New email').fill(email);
	await page.keyboard.press('Enter');
	await expect(main(page).getByRole('status')).toContainText(`We sent a link to ${email}`);
	await expect(main(page)).toContainText(account.email);
	await page.goto(await linkFor(email));
	await main(page).getByRole('button', { name: 'Confirm the change' }).click();
	await expect(main(page)).toContainText('Now open the link we sent to your other address.');
	await page.goto(await linkFor(account.email, 2));
	await main(page).getByRole('button', { name: 'Confirm the change' }).click();
	await expect(main(page)).toContainText('Your email address is confirmed.');
	await expect(main(page)).toContainText(`You're signed in as ${email}.`);
});
