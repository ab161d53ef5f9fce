import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { accountButton, type Account, fillIn, sendButton, stranger } from '../support/accounts.ts';
import { linkFor, strictSite } from '../support/mails.ts';

// Against the embedded service with confirmations on and its real mails; nothing is mocked but what it cannot produce.
test.use({ baseURL: strictSite });

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
const warning = (page: Page) => main(page).getByRole('alert').filter({ hasText: /./ });

async function expectCleanAddress(page: Page, path: string) {
	await expect(page).toHaveURL(strictSite + path);
	expect(await page.evaluate(() => JSON.stringify(history.state ?? ''))).not.toContain('token');
}

/** Signs up and opens the mail, on the page that is given. */
async function member(page: Page): Promise<Account> {
	const account = stranger();
	await page.goto('/signup');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(main(page).getByRole('status').first()).toContainText(account.email);
	await page.goto(await linkFor(account.email));
	await main(page).getByRole('button', { name: 'Sign in now' }).click();
	await expect(main(page)).toContainText('Your email address is confirmed.');
	return account;
}

async function forget(page: Page, { email }: Account) {
	await page.goto('/forgot-password');
	await page.getByLabel('Email').fill(email);
	await main(page).getByRole('button').click();
	await expect(main(page).getByRole('status')).toContainText('If there is an account for this address');
}

async function forgetSession(page: Page) {
	await page.evaluate(() => {
		localStorage.clear();
	});
}

test('somebody signs up, confirms, forgets the password, chooses a new one and uses it', async ({ page }) => {
	test.slow(); // a whole life
	const account = stranger();
	await page.goto('/signup');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(main(page).getByRole('status').first()).toHaveText(`Check your inbox to confirm ${account.email}.`);
	await expectNoViolations(page);

	await page.goto('/login');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(warning(page)).toContainText('Confirm your email address first.');
	await page.getByRole('button', { name: 'Send the mail again' }).click();
	// The service's own number. It refuses every second mail, so that one that is sent is tested with a stand-in (islands).
	await expect(warning(page)).toContainText('You can ask for another one in 59 seconds.');
	await expectNoViolations(page);

	await page.goto(await linkFor(account.email));
	const question = main(page).getByText(`${account.email} is confirmed. Sign in with this address?`);
	await expect(question).toBeFocused();
	await expectCleanAddress(page, '/login');
	await expectNoViolations(page);
	await main(page).getByRole('button', { name: 'Sign in now' }).click();
	await expect(main(page)).toContainText('Your email address is confirmed.');
	await expect(main(page)).toContainText(`You are signed in as ${account.email}.`);
	await expectCleanAddress(page, '/login');
	await expectNoViolations(page);
	await main(page).getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByLabel('Password')).toBeVisible();

	await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
	await page.getByLabel('Email').fill(account.email);
	await page.keyboard.press('Enter');
	await expect(main(page).getByRole('status')).toBeFocused();
	const link = await linkFor(account.email, 2);
	await page.goto(link);
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
	await expectCleanAddress(page, '/new-password');
	await expect(accountButton(page)).toBeHidden();
	await expectNoViolations(page);
	await page.getByLabel('New password').fill('12345');
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Choose a longer password/);
	await page.getByLabel('New password').fill(account.password);
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/This is your password already/);
	await page.getByLabel('New password').fill('another long secret');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/#home$/);
	await expect(accountButton(page)).toBeVisible();

	await forgetSession(page);
	await page.goto('/login');
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(warning(page)).toHaveText('Wrong email or password');
	await page.getByLabel('Password').fill('another long secret');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/#home$/);

	await page.goto(link);
	await expect(warning(page)).toContainText('This link no longer works');
	await expectCleanAddress(page, '/new-password');
	await expectNoViolations(page);
	await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
		'href',
		'/forgot-password',
	); // once, below the form
});

test('an address that nobody has an account with is answered like any other', async ({ page }) => {
	await forget(page, stranger());
});

test('a member changes the address by the mail to the new one', async ({ page }) => {
	const account = await member(page);
	const { email } = stranger();
	await page.goto('/account');
	await page.getByText('Change your email address').click();
	await page.getByLabel('New email').fill(email);
	await page.keyboard.press('Enter');
	await expect(main(page).getByRole('status')).toContainText(`Open the link in the mail to ${email}`);
	await expect(main(page)).toContainText(account.email);
	await page.goto(await linkFor(email));
	await expect(main(page)).toContainText('Your email address is confirmed.');
	await expect(main(page)).toContainText(`You are signed in as ${email}.`);
	await forgetSession(page);
	await page.goto('/login');
	await fillIn(page, { ...account, email });
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
});

test('somebody else’s link never swaps the session unasked', async ({ page }) => {
	const other = await member(page);
	await forgetSession(page);
	const owner = await member(page);
	await forget(page, other);
	const link = await linkFor(other.email, 2);
	await page.goto(link);
	await expect(main(page)).toContainText(`This link is for ${other.email}, but you are signed in as ${owner.email}.`);
	await expectCleanAddress(page, '/new-password');
	await expectNoViolations(page);
	await main(page).getByRole('button', { name: 'Leave it as it is' }).click();
	await accountButton(page).click();
	await expect(panel(page)).toContainText(owner.email);

	await forget(page, other);
	await page.goto(await linkFor(other.email, 3));
	await main(page).getByRole('button', { name: 'Use the link' }).click();
	await expect(main(page)).toContainText(`For the account ${other.email}.`);
	await accountButton(page).click();
	await expect(panel(page)).toContainText(owner.email);
	await page.keyboard.press('Escape');
	await page.getByLabel('New password').fill('chosen for good');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/#home$/);
	await accountButton(page).click();
	await expect(panel(page)).toContainText(other.email);
});

test('somebody else’s link signs nobody in unasked', async ({ page }) => {
	const { email } = await member(page);
	const session = await page.evaluate(() => JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}'));
	await forgetSession(page);
	const { access_token, refresh_token } = session;
	await page.goto(`/about#${new URLSearchParams({ access_token, refresh_token, type: 'signup' })}`);
	await expect(main(page)).toContainText(`${email} is confirmed. Sign in with this address?`);
	await expectCleanAddress(page, '/login');
	await expect(accountButton(page)).toBeHidden();
	await main(page).getByRole('button', { name: 'Not now' }).click();
	await expect(main(page).getByText('is confirmed')).toBeHidden();
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const address of ['/about#message-from-our-coach', '/blog?message_id=5', '/?message=You+won', '/login?error=1']) {
	test(`${address} is no link from a mail`, async ({ page }) => {
		await page.goto(address, { waitUntil: 'networkidle' });
		await expect(page).toHaveURL(strictSite + address);
		await expect(main(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
	});
}

test('a link with a token’s hash works, wherever it leads', async ({ page }) => {
	const account = await member(page);
	await forgetSession(page);
	await forget(page, account);
	const token = new URL(await linkFor(account.email, 2)).searchParams.get('token') ?? '';
	await page.goto(`/?token_hash=${token}&type=recovery`);
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
	await expectCleanAddress(page, '/new-password');
});

test('a link with a code works in the browser that asked for it, and says so in another', async ({ page }) => {
	const account = await member(page);
	const session = await page.evaluate(() => JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}'));
	await forgetSession(page);
	// The embedded service sends codes for sign-ins by other sites' accounts alone: its answer is a real session, at the address that GoTrue answers codes at.
	await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.fulfill({ json: session }));
	const link = `/new-password?code=${session.user.id}`;
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

for (const path of ['/', '/login', '/signup', '/about']) {
	for (const mark of ['#', '?']) {
		test(`a link that ran out says so when it leads to ${path}${mark}error…`, async ({ page }) => {
			await page.goto(
				`${path}${mark}error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`,
			);
			await expect(warning(page)).toContainText('This link no longer works');
			await expectCleanAddress(page, '/login');
			await expect(page.getByLabel('Email')).toBeVisible();
		});
	}
}

test('a link that is opened while the service is down can be tried again, and nothing of it stays in the address', async ({
	page,
}) => {
	const account = await member(page);
	await forgetSession(page);
	await forget(page, account);
	await page.route('**/auth/v1/user', (route) => route.abort('internetdisconnected'));
	await page.goto(await linkFor(account.email, 2));
	await expect(warning(page)).toContainText("We can't reach the sign-in service.");
	await expect(page).toHaveURL(`${strictSite}/new-password`);
	await expectNoViolations(page);
	await page.unroute('**/auth/v1/user');
	await main(page).getByRole('button', { name: 'Try again' }).click();
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
	await expectCleanAddress(page, '/new-password');
});

test('a link whose script does not load says so, and works after a reload', async ({ page }) => {
	const account = await member(page);
	await forgetSession(page);
	await forget(page, account);
	await page.route('**/_astro/*.js*', (route) => route.abort());
	await page.goto(await linkFor(account.email, 2));
	await expect(warning(page)).toContainText('This did not load.');
	await expect(page).toHaveURL(`${strictSite}/new-password`);
	await page.unroute('**/_astro/*.js*');
	await page.reload();
	await expect(main(page)).toContainText(`For the account ${account.email}.`);
});

test('the first of two confirmed addresses asks for the other', async ({ page }) => {
	await page.goto('/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email');
	await expect(main(page)).toContainText('Now open the link in the mail to your other address.');
	await expectCleanAddress(page, '/login');
});

test('a page for a new password that no mail led to says where the link is', async ({ page }) => {
	await page.goto('/new-password');
	await expect(main(page)).toContainText('open the link in the mail that we sent you');
	await expectNoViolations(page);
	await main(page).getByRole('link', { name: 'Ask for a new link' }).click();
	await expect(page).toHaveURL(/\/forgot-password$/);
	await expectNoViolations(page);
});
