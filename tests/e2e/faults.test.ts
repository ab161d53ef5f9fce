/* islands/account-faults.test.tsx covers every request with every fault. These tests cover what needs a browser. */
import { expect, test } from '@playwright/test';
import { fillIn, formError as alert, sendButton, testAccount } from '../support/accounts.ts';

test('a form whose scripts fail or are gone after a deploy says so, and sends later', async ({ page }) => {
	await page.goto('/login');
	await page.route('**/islands.*.js', async (route) => route.abort());
	await sendButton(page).click();
	await expect(alert(page)).toContainText('This did not load.', { timeout: 10_000 }); // at once, not at the time limit
	await page.unrouteAll();
	await page.reload();
	await page.getByLabel('Email').hover(); // hydrates the form, but does not load Supabase yet
	await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
	await page.route('**/_astro/*.js*', async (route) => route.fulfill({ status: 404 }));
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(alert(page)).toContainText("There's a newer version of this page.");
	await expect(page.getByLabel('Email')).toHaveValue(testAccount.email);
	await expect(page.getByLabel('Password')).toHaveValue(testAccount.password);
	await page.unrouteAll();
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
	expect(await page.pageErrors({ filter: 'all' })).toEqual([]);
});

test('scripts of the message form and the side panel that failed to load are loaded again', async ({ page }) => {
	await page.goto('/contact');
	await page.route('**/_astro/*.js*', async (route) => route.abort());
	const opener = page.locator('[popovertarget=Panel]').first();
	const failed = page.waitForEvent('requestfailed');
	await opener.click();
	await failed;
	await page.keyboard.press('Escape');
	const form = page.locator('.message-form');
	await form.getByLabel('Full Name').fill('Ada Winter');
	await form.getByLabel('Email Address').fill('ada@example.com');
	await page.keyboard.press('Enter');
	await expect(alert(page)).toContainText("Your message didn't go through. Check your connection");

	await page.unrouteAll();
	await form.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
	await opener.click();
	await expect(page.getByRole('dialog').getByRole('button', { name: /^Close/ })).toBeFocused();
});

test('clicks before the script arrives sign in once, and post no form', async ({ page }) => {
	const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
	await page.route('**/*.js', async (route) => released.then(() => route.continue()));
	await page.goto('/login');
	await fillIn(page, testAccount);
	await sendButton(page).dblclick();
	release(undefined);
	await expect(page).toHaveURL(/\/#home$/);
	const sent = (await page.requests()).map((one) => `${one.method()} ${one.resourceType()} ${one.url()}`);
	expect(sent.filter((request) => request.includes('/auth/v1/token'))).toHaveLength(1);
	expect(sent.filter((request) => / document /.test(request) && !request.startsWith('GET'))).toEqual([]);
	expect(sent.join(' ')).not.toContain(testAccount.password);
});
