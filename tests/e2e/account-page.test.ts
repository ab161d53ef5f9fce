import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accountButton, signIn, signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, heading: string) => main(page).locator('details', { hasText: heading });

async function openRow(page: Page, heading: string) {
	await row(page, heading).locator('summary').click();
	return row(page, heading);
}

test('the panel links to the page and signs out; every row opens by keyboard and passes axe', async ({ page }) => {
	await signUp(page);
	await accountButton(page).click();
	await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click();
	await expect(page).toHaveURL(/\/account$/);
	await page.waitForLoadState('networkidle');
	await expect(main(page).locator('astro-island:not([ssr])')).toHaveCount(0); // viewing the page hydrates nothing
	await expectNoViolations(page, 'main');
	const summaries = main(page).locator('summary');
	for (let index = 0; index < (await summaries.count()); index++) {
		await summaries.nth(index).focus();
		await page.keyboard.press('Enter');
		await expect(main(page).locator('details[open]')).toHaveCount(1);
		const form = main(page).locator('details[open] form:has(input) button[type=submit]');
		if (await form.count()) {
			await form.click();
			await expect(main(page).locator('details[open] [aria-invalid=true]').first()).toBeFocused();
		}
		await expectNoViolations(page, 'main details[open]');
	}
	await accountButton(page).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
	await expect(page).toHaveURL(/\/login$/);
});

test('signing out everywhere ends other browsers’ sessions, which say so', async ({ page, browser, baseURL }) => {
	const account = await signUp(page, '/schedule/tuesday');
	await page.getByRole('button', { name: 'My week: Boxing, Tuesday 9:00am-10:00am' }).click();
	const { origins } = await page.context().storageState();
	await page.goto('/account');
	const download = await openRow(page, 'Download your data');
	const laptop = await browser.newPage({ baseURL });
	await signIn(laptop, account, '/account');
	const form = await openRow(laptop, 'Sign out');
	await form.getByRole('button', { name: 'Sign out everywhere' }).click();
	await expect(laptop).toHaveURL(/\/login$/);
	await laptop.close();

	await download.getByRole('button').click();
	await expect(download.getByRole('alert')).toContainText("You've been signed out. Please sign in again.");
	await expect(accountButton(page)).toBeHidden();
	await expect(row(page, 'Change your password')).toBeHidden();
	await page.goto('/robots.txt'); // the account page would leave once storage is emptied
	await page.context().setStorageState({ cookies: [], origins });
	await page.goto('/schedule/week#mine');
	await expect(page.locator('.star-status')).toContainText("You've been signed out.");
	await expect(page.locator('my-week tbody tr:visible th')).toHaveText(['Boxing']);
	await page.context().setStorageState({ cookies: [], origins });
	await page.goto('/account');
	await expect(page).toHaveURL(/\/login\?next=\/account$/);
});

test('the download has the account and its record, and deleting it needs its password', async ({ page }) => {
	const { email, password } = await signUp(page, '/account');
	const data = await openRow(page, 'Download your data');
	const [download] = await Promise.all([page.waitForEvent('download'), data.getByRole('button').click()]);
	expect(download.suggestedFilename()).toMatch(/\.json$/);
	const text = readFileSync(await download.path(), 'utf8');
	expect(JSON.parse(text)).toMatchObject({ account: { email }, record: { savedShows: [] } });
	expect(text).not.toContain(password);
	await expect(data.getByRole('status')).not.toBeEmpty();

	const form = await openRow(page, 'Delete your account');
	await form.getByLabel('Password').fill('not it');
	await page.keyboard.press('Enter');
	await expect(form.getByLabel('Password')).toHaveAccessibleDescription("This isn't your current password");
	await form.getByLabel('Password').fill(password);
	await page.keyboard.press('Enter');
	await expect(form.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
	await expect(form.getByRole('status')).toBeFocused();
	const texts = (await main(page).locator('.account-page').innerText()).trim().split(/\n+/);
	expect(texts).toEqual(['Your account and everything in it have been deleted.', 'Go to the home page']);
	await expect(main(page).getByRole('heading')).toHaveCount(0);
	await expect(accountButton(page)).toBeHidden();
	await expectNoViolations(page, 'main');
});

test('what is typed stays if the session ends by itself, and is not for another member', async ({ page }) => {
	await signUp(page, '/account');
	const form = await openRow(page, 'Change your email address');
	await form.getByLabel('New email').fill('ada@example.org');
	await page.waitForFunction(() => localStorage.getItem('gym-signed-in') !== null); // the service's client has loaded
	await page.evaluate(() => {
		localStorage.removeItem('gym-session');
		dispatchEvent(new Event('storage')); // as after a refused refresh in another tab
	});
	await expect(main(page).getByRole('alert').filter({ hasText: "You've been signed out." })).toBeVisible();
	await expect(form.getByLabel('New email')).toHaveValue('ada@example.org');
	await signUp(page);
	for (const path of [/robots/, /account$/]) {
		await page.goBack();
		await expect(page).toHaveURL(path);
	}
	await expect(main(page).getByText('@example.com')).toBeVisible();
	await expect(form.getByLabel('New email')).toHaveValue('');
});
