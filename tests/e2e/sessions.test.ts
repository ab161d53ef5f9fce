import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { accountButton, accountPanel as panel, signUp } from '../support/accounts.ts';

/** Signs up and changes the stored session. */
async function signUpWith(page: Page, change: object): Promise<string> {
	const { email } = await signUp(page);
	await page.evaluate((changed) => {
		const session = JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}');
		localStorage.setItem('ember-gym-session', JSON.stringify({ ...session, ...changed }));
	}, change);
	return email;
}

test('an expired session is refreshed, and the member stays signed in', async ({ page }) => {
	const email = await signUpWith(page, { expires_at: 1 });
	await page.goto('/pricing');
	const renewal = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
	await accountButton(page).click();
	expect((await renewal).status()).toBe(200);
	await expect(panel(page).getByText('Signed in as', { exact: true })).toBeVisible();
	await expect(panel(page)).toContainText(email);
});

// islands/session.test.tsx covers the other refresh failures.
test('an expired session stays when its refresh fails, but does not show as signed in', async ({ page }) => {
	await signUpWith(page, { expires_at: 1 });
	const renewal = '**/auth/v1/token?grant_type=refresh_token';
	await page.route(renewal, (route) => route.fulfill({ status: 511, body: '<h1>Welcome to our Wi-Fi</h1>' }));
	const requested = page.waitForRequest(renewal);
	await page.goto('/about');
	await accountButton(page).click();
	await requested;
	await expect(panel(page)).toContainText('Last signed in as');
	await expect(panel(page).getByText('Signed in as', { exact: true })).toBeHidden();
	await page.goto('/login');
	await expect(page.getByLabel('Password')).toBeVisible();
});

test('a member can sign out offline, even before the panel’s script loads', async ({ page, context }) => {
	await signUp(page);
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await accountButton(page).click();
	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(panel(page)).toContainText('This did not load.');
	await context.setOffline(false);
	await page.getByRole('button', { name: 'Sign out' }).click();
	await expect(accountButton(page)).toBeHidden();
});

test.describe('at 400% zoom', () => {
	test.use({ viewport: { width: 320, height: 225 } });

	test('the account panel opens with the keyboard and closes when focus leaves it', async ({ page }) => {
		await signUp(page);
		await accountButton(page).focus();
		await page.keyboard.press('Enter');
		await expect(panel(page)).toBeFocused(); // its script has loaded
		await expectNoViolations(page, '#account');
		await page.keyboard.press('Escape');
		await expect(panel(page)).toBeHidden();
		await expect(accountButton(page)).toBeFocused();

		await page.keyboard.press('Enter');
		for (const name of ['My week', 'Your account']) {
			await page.keyboard.press('Tab');
			await expect(panel(page).getByRole('link', { name })).toBeFocused();
		}
		await page.keyboard.press('Tab');
		const signOut = panel(page).getByRole('button', { name: 'Sign out' });
		await expect(signOut).toBeFocused();
		await expect(signOut).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Tab');
		await expect(panel(page)).toBeHidden();
		await expect(page.locator('body :focus')).toBeVisible();

		await accountButton(page).click();
		await expect(panel(page)).toBeFocused();
		await accountButton(page).click();
		await expect(panel(page)).toBeHidden();
		await accountButton(page).click();
		await expect(panel(page)).toBeFocused();
		await page.keyboard.press('Shift+Tab');
		await expect(accountButton(page)).toBeFocused();
		await expect(panel(page)).toBeVisible();
		await page.keyboard.press('Shift+Tab');
		await expect(panel(page)).toBeHidden();
	});

	test('an address of 254 characters fits in the account panel', async ({ page }) => {
		const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example.com`;
		await signUpWith(page, { user: { email } });
		await page.route('**/*.js', (route) => route.abort()); // keeps the client from rejecting the made-up session
		await page.goto('/about');
		await accountButton(page).click();
		expect(await panel(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
	});
});
