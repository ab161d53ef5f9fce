import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import {
	accountButton,
	accountPanel as panel,
	forgetSession,
	formError as warning,
	signIn,
} from '../support/accounts.ts';
import { createAccount, expectCleanAddress, resetLinkFor, strictSite } from '../support/mails.ts';

// What mail links can and cannot do, on the embedded Supabase with confirmations on.
test.use({ baseURL: strictSite });

const main = (page: Page) => page.getByRole('main');
const session = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}'));

test('another account’s link never replaces the session without asking', async ({ page, request }) => {
	const [other, owner] = [await createAccount(request), await createAccount(request)];
	await signIn(page, owner);
	await page.goto(await resetLinkFor(request, other));
	await expect(main(page)).toContainText(`This link is for ${other.email}, but you are signed in as ${owner.email}.`);
	await expectCleanAddress(page, '/new-password');
	await expectNoViolations(page, 'main');
	await main(page).getByRole('button', { name: 'Leave it as it is' }).click();
	await accountButton(page).click();
	await expect(panel(page)).toContainText(owner.email);

	await page.goto(await resetLinkFor(request, other, 3));
	await main(page).getByRole('button', { name: 'Use the link' }).click();
	await expect(main(page)).toContainText(`For the account ${other.email}.`);
	await accountButton(page).click();
	await expect(panel(page)).toContainText(owner.email);
	await page.keyboard.press('Escape');
	await page.getByLabel('New password').fill('chosen for good');
	await page.keyboard.press('Enter');
	await expect(main(page)).toContainText('Your new password is saved, and you are signed in.');
	await accountButton(page).click();
	await expect(panel(page)).toContainText(other.email);
});

test('a link with a token hash works on any page', async ({ page, request }) => {
	const account = await createAccount(request);
	const token = new URL(await resetLinkFor(request, account)).searchParams.get('token') ?? '';
	await page.goto(`/?token_hash=${token}&type=recovery`);
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
	await expectCleanAddress(page, '/new-password');
});

test('a link with a code works in the browser that requested it, and shows an error in another', async ({
	page,
	request,
}) => {
	const account = await createAccount(request);
	await signIn(page, account);
	const stored = await session(page);
	await forgetSession(page);
	// The embedded Supabase exchanges codes for social sign-ins only (@supabase/lite 0.10; no issue known), so this fakes
	// GoTrue's endpoint with a real session.
	await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.fulfill({ json: stored }));
	const link = `/new-password?code=${stored.user.id}`;
	await page.goto(link);
	await expect(warning(page)).toContainText('Open this link in the browser where you asked for it');
	await expectCleanAddress(page, '/new-password');
	await page.evaluate(() => {
		localStorage.setItem('ember-gym-session-code-verifier', JSON.stringify('verifier/recovery'));
	});
	await page.goto(link);
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
	await expectCleanAddress(page, '/new-password');
});

test('an expired link shows an error on any page', async ({ page }) => {
	for (const place of ['/#', '/login?', '/signup#', '/about?']) {
		await page.goto(`${place}error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`);
		await expect(warning(page)).toContainText('This link no longer works');
		await expectCleanAddress(page, '/login');
		await expect(page.getByLabel('Email')).toBeVisible();
	}
});

test('a link can be retried after an outage, and leaves nothing in the URL', async ({ page, request }) => {
	const account = await createAccount(request);
	await page.route('**/auth/v1/user', (route) => route.abort('internetdisconnected'));
	await page.goto(await resetLinkFor(request, account));
	await expect(warning(page)).toContainText("We can't reach the sign-in service.");
	await expect(page).toHaveURL(`${strictSite}/new-password`);
	await expectNoViolations(page, 'main');
	await page.unroute('**/auth/v1/user');
	await main(page).getByRole('button', { name: 'Try again' }).click();
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
	await expectCleanAddress(page, '/new-password');
});

test('a link shows an error when its script fails to load, and works after a reload', async ({ page, request }) => {
	const account = await createAccount(request);
	await page.route('**/_astro/*.js*', (route) => route.abort());
	await page.goto(await resetLinkFor(request, account));
	await expect(warning(page)).toContainText('This did not load.');
	await expect(page).toHaveURL(`${strictSite}/new-password`);
	await page.unroute('**/_astro/*.js*');
	await page.reload();
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
});

test('after the first of two confirmations the page asks for the other', async ({ page }) => {
	await page.goto('/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email');
	await expect(main(page)).toContainText('Now open the link in the mail to your other address.');
	await expectCleanAddress(page, '/login');
});
