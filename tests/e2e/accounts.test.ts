import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import {
	accountButton,
	accountPanel as panel,
	createCredentials,
	fillIn,
	formError as banner,
	sendButton,
	signUp,
	signUpLink,
	testAccount,
} from '../support/accounts.ts';
import { onProject } from '../support/service.ts';

test('a visitor signs up and signs out, and other tabs follow', async ({ page, context }) => {
	test.skip(onProject, 'With confirmed addresses, signing up does not sign in: see account-mails.test.ts.');
	const other = await context.newPage();
	await other.goto('/about');
	const account = createCredentials();
	await page.goto('/signup');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
	await expect(signUpLink(page)).toBeHidden();
	await accountButton(other).click();
	await expect(panel(other)).toBeVisible();

	await accountButton(page).click();
	await expect(panel(page)).toContainText(`You're signed in as ${account.email}.`);
	await panel(page).getByRole('button', { name: 'Sign out' }).click();
	await expect(panel(page)).toBeHidden();
	await expect(accountButton(page)).toBeHidden();
	await expect(signUpLink(page)).toBeFocused();
	await expect(panel(other)).toBeHidden();
	await expect(signUpLink(other)).toBeVisible();
});

test('a wrong password shows the yellow banner, and is stored nowhere', async ({ page }) => {
	await page.goto('/login');
	const hint = page.getByText('Just looking?');
	await expect(hint).toContainText(testAccount.email);
	await expect(hint).toContainText(testAccount.password);
	await fillIn(page, { ...testAccount, password: 'not it' });
	await sendButton(page).click();
	await expect(banner(page)).toHaveText('Wrong email or password');
	await expect(banner(page).locator('p')).toHaveCSS('background-color', 'rgb(255, 211, 77)');
	await expect(page).toHaveURL(/\/login$/);
	await expectNoViolations(page, 'main');

	await page.reload();
	await expect(page.getByLabel('Password')).toHaveValue('');
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('not it');
});

test('at 400% zoom, the account panel opens with the keyboard and closes when focus leaves it', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 225 });
	await signUp(page);
	await accountButton(page).focus();
	await page.keyboard.press('Enter');
	await expect(panel(page)).toBeFocused(); // its script has loaded
	await expectNoViolations(page, '#Account');
	for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
	const signOut = panel(page).getByRole('button', { name: 'Sign out' });
	await expect(signOut).toBeFocused();
	await expect(signOut).toBeInViewport({ ratio: 0.99 });
	await page.keyboard.press('Tab');
	await expect(panel(page)).toBeHidden();
	await expect(page.locator('body :focus')).toBeVisible();
});
