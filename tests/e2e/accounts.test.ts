import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { accountButton, fillIn, sendButton, signIn, signUp, stranger, testAccount } from '../support/accounts.ts';

const signUpLink = (page: Page) => page.locator('#navbar').getByRole('link', { name: 'Sign up' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your account' });

test('somebody signs up, signs out and signs in again', async ({ page }) => {
	const account = await signUp(page);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(signUpLink(page)).toBeHidden();
	await accountButton(page).click();
	await expect(panel(page)).toContainText(`Signed in as${account.email}`);
	await panel(page).getByRole('button', { name: 'Sign out' }).click();
	await expect(panel(page)).toBeHidden();
	await expect(accountButton(page)).toBeHidden();
	await expect(signUpLink(page)).toBeFocused();

	await signUpLink(page).click();
	await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
	await fillIn(page, account);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/#home$/);
	await page.reload();
	await expect(accountButton(page)).toBeVisible();
});

test('the record of a new account is written, and only its owner reads it', async ({ page, request }) => {
	const written = page.waitForRequest((sent) => sent.url().includes('/rest/v1/users'));
	await signUp(page);
	const record = await written;
	expect(record.postDataJSON()).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), savedShows: [] });
	const { apikey = '', authorization = '' } = await record.allHeaders();
	const read = async (headers: Record<string, string>) =>
		(await request.get('/rest/v1/users?select=savedShows', { headers })).text();
	expect(JSON.parse(await read({ apikey, authorization }))).toEqual([{ savedShows: [] }]);
	expect(await read({ apikey })).not.toContain('savedShows');
});

test('the test account shown on the sign-in page works', async ({ page }) => {
	await page.goto('/login');
	const hint = page.getByText('Just looking?');
	await expect(hint).toContainText(testAccount.email);
	await expect(hint).toContainText(testAccount.password);
	await signIn(page);
	await page.goto('/signup');
	await expect(page.getByRole('main')).toContainText(`You are signed in as ${testAccount.email}.`);
});

test('a wrong password is answered in the yellow banner, and what was typed stays', async ({ page }) => {
	await page.goto('/login');
	await fillIn(page, { ...testAccount, password: 'not it' });
	await sendButton(page).click();
	const banner = page.getByRole('alert').filter({ hasText: /./ });
	await expect(banner).toHaveText('Wrong email or password');
	await expect(banner.locator('p')).toHaveCSS('background-color', 'rgb(255, 211, 77)');
	await expect(page.getByLabel('Email')).toHaveValue(testAccount.email);
	await expect(page.getByLabel('Password')).toHaveValue('not it');
	await expect(page).toHaveURL(/\/login$/);
	await expectNoViolations(page);

	await page.getByLabel('Password').fill(testAccount.password);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/#home$/);
});

test('which of the two was wrong is not told', async ({ page }) => {
	await page.goto('/login');
	await fillIn(page, stranger());
	await sendButton(page).click();
	await expect(page.getByText('Wrong email or password')).toBeVisible();
});

test('a known address is told so at sign-up, with the way to sign in', async ({ page }) => {
	await page.goto('/signup');
	await fillIn(page, { ...testAccount, password: 'another secret' });
	await sendButton(page).click();
	const banner = page.getByRole('alert').filter({ hasText: /./ });
	await expect(banner).toContainText('There is already an account for this address.');
	await expectNoViolations(page);
	await banner.getByRole('link', { name: 'Sign in' }).click();
	await expect(page).toHaveURL(/\/login$/);
});

test('a password that is too short is answered with the rule, at the field', async ({ page }) => {
	await page.goto('/signup');
	await expect(page.getByText('At least 6 characters.')).toBeVisible();
	await fillIn(page, { ...stranger(), password: '12345' });
	await sendButton(page).click();
	const password = page.getByLabel('Password');
	await expect(password).toHaveAccessibleDescription(/Choose a longer password: at least 6 characters\./);
	await expect(password).toBeFocused();
	await expectNoViolations(page);
});

test('empty and malformed fields are named before anything is sent', async ({ page }) => {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/auth/')) sent.push(request.url());
	});
	await page.goto('/login');
	await sendButton(page).click();
	const email = page.getByLabel('Email');
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription('Enter your email address');
	await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password');
	await email.fill('ada');
	await page.keyboard.press('Enter');
	await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com');
	await expect(email).toHaveAttribute('aria-invalid', 'true');
	await expectNoViolations(page);
	expect(sent).toEqual([]);
});

test('where addresses must be confirmed, sign-up ends with a look into the inbox', async ({ page }) => {
	// As the service answers then, for a new address and for a known one alike: a user, no session.
	await page.route('**/auth/v1/signup*', (route) =>
		route.fulfill({ json: { id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.com', identities: [] } }),
	);
	await page.goto('/signup');
	await fillIn(page, { email: 'ada@example.com', password: 'a long secret' });
	await sendButton(page).click();
	const notice = page.getByRole('status').first();
	await expect(notice).toHaveText('Check your inbox to confirm ada@example.com.');
	await expect(notice).toBeFocused();
	await expect(page).toHaveURL(/\/signup$/);
	await expect(accountButton(page)).toBeHidden();
	await expectNoViolations(page);
});

test('somebody whose address is not confirmed is told what to do', async ({ page }) => {
	await page.route('**/auth/v1/token*', (route) =>
		route.fulfill({ status: 400, json: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' } }),
	);
	await page.goto('/login');
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await expect(page.getByRole('main')).toContainText('Confirm your email address first.');
});

test('a member who opens the forms is told so, and offered home and the way out', async ({ page }) => {
	const { email } = await signUp(page);
	for (const path of ['/login', '/signup']) {
		await page.goto(path);
		const main = page.getByRole('main');
		await expect(main).toContainText(`You are signed in as ${email}.`);
		await expect(main.getByLabel('Password')).toBeHidden();
		await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
		await expectNoViolations(page);
	}
	await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByLabel('Password')).toBeVisible();
	await expect(accountButton(page)).toBeHidden();
});

test('signing in and out reaches the other tabs', async ({ page, context }) => {
	const other = await context.newPage();
	await other.goto('/about');
	await signUp(page);
	await expect(accountButton(other)).toBeVisible();
	await accountButton(other).click();
	await expect(panel(other)).toBeVisible();
	await accountButton(page).click();
	await panel(page).getByRole('button', { name: 'Sign out' }).click();
	await expect(panel(other)).toBeHidden();
	await expect(signUpLink(other)).toBeVisible();
});

test('a session that was ended elsewhere is noticed when the panel is opened', async ({ page }) => {
	await signUp(page);
	await page.evaluate(() => {
		const session = JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}');
		const ended = { ...session, expires_at: 1, refresh_token: 'ended' };
		localStorage.setItem('ember-gym-session', JSON.stringify(ended));
	});
	await page.goto('/pricing');
	await accountButton(page).click();
	await expect(signUpLink(page)).toBeVisible();
	await expect(panel(page)).toBeHidden();
});

test('a session whose hour is over is renewed, and its owner stays signed in', async ({ page }) => {
	const { email } = await signUp(page);
	await page.evaluate(() => {
		const session = JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}');
		localStorage.setItem('ember-gym-session', JSON.stringify({ ...session, expires_at: 1 }));
	});
	await page.goto('/pricing');
	const renewal = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
	await accountButton(page).click();
	expect((await renewal).status()).toBe(200);
	await expect(panel(page)).toContainText(email);
	const hoursLeft = () =>
		page.evaluate(() => {
			const session = JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}');
			return (session.expires_at * 1000 - Date.now()) / 3_600_000;
		});
	await expect.poll(hoursLeft).toBeGreaterThan(0.9);
});

for (const [what, happen] of [
	[
		'is told to wait',
		(route: Route) => route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit' } }),
	],
	['finds the line down', (route: Route) => route.abort('internetdisconnected')],
	['meets the login page of a hotel', (route: Route) => route.fulfill({ status: 511, body: '<h1>Welcome</h1>' })],
	[
		'comes with a key that is wrong',
		(route: Route) => route.fulfill({ status: 401, json: { message: 'Invalid API key' } }),
	],
] as const) {
	test(`a session that ran out is kept when its renewal ${what}, but nobody is called signed in`, async ({ page }) => {
		const { email } = await signUp(page);
		await page.evaluate(() => {
			const session = JSON.parse(localStorage.getItem('ember-gym-session') ?? '{}');
			localStorage.setItem('ember-gym-session', JSON.stringify({ ...session, expires_at: 1 }));
		});
		await page.route('**/auth/v1/token?grant_type=refresh_token', happen);
		let asked = 0;
		page.on('request', (request) => {
			if (request.url().includes('grant_type=refresh_token')) asked++;
		});
		await page.goto('/about');
		await accountButton(page).click();
		await expect.poll(() => asked).toBeGreaterThan(0);
		await page.waitForTimeout(1500); // several of the library's own attempts
		await expect(panel(page)).toContainText('Last signed in as');
		await expect(panel(page).getByText('Signed in as', { exact: true })).toBeHidden();
		if (what === 'is told to wait') expect(asked).toBe(1);
		expect(await page.evaluate(() => localStorage.getItem('ember-gym-session'))).toContain(email);

		await page.goto('/login');
		await expect(page.getByLabel('Password')).toBeVisible();

		await page.unroute('**/auth/v1/token?grant_type=refresh_token');
		await page.goto('/about');
		await accountButton(page).click();
		await expect(panel(page).getByText('Signed in as', { exact: true })).toBeVisible();
		await expect(panel(page)).toContainText(email);
	});
}

test('the account panel works by keyboard and has no accessibility violations', async ({ page }) => {
	await signUp(page);
	await accountButton(page).focus();
	await page.keyboard.press('Enter');
	await expect(panel(page)).toBeFocused();
	await expectNoViolations(page);
	await page.keyboard.press('Escape');
	await expect(panel(page)).toBeHidden();
	await expect(accountButton(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(panel(page).getByRole('link', { name: 'Your account' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(panel(page).getByRole('button', { name: 'Sign out' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(signUpLink(page)).toBeFocused();
});

test.describe('at 400 % zoom', () => {
	test.use({ viewport: { width: 320, height: 225 } });

	test('everything in the account panel can be reached, and Tab out of it closes it', async ({ page }) => {
		await signUp(page);
		await accountButton(page).click();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		const signOut = panel(page).getByRole('button', { name: 'Sign out' });
		await expect(signOut).toBeFocused();
		await expect(signOut).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Tab');
		await expect(panel(page)).toBeHidden();
		await expect(page.locator('body :focus')).toBeVisible();

		await accountButton(page).click();
		await expect(panel(page)).toBeVisible();
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
});

test('a form whose scripts never arrive says so, and works at the next press', async ({ page }) => {
	await page.clock.install();
	await page.goto('/login');
	let hangs = true; // unroute() would let the held requests go
	await page.route('**/_astro/*.js*', async (route) => (hangs ? undefined : route.continue()));
	await fillIn(page, testAccount);
	await sendButton(page).click();
	await page.clock.runFor(15_000);
	await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toContainText('This did not load.');
	hangs = false;
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
});

test('a visitor who only reads loads neither React nor the account service', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		const isKept = /\/worker[./]/.test(request.url()); // what keeps the site for a visitor without a connection
		if (request.resourceType() === 'script' && !isKept) scripts.push(request.url());
	});
	for (const path of ['/', '/login', '/signup', '/forgot-password', '/new-password']) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.mouse.wheel(0, 4000);
	}
	expect(scripts).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	for (const [path, text] of [
		['/login', 'Signing in needs JavaScript, which is switched off in your browser.'],
		['/signup', 'Signing up needs JavaScript, which is switched off in your browser.'],
		['/forgot-password', 'This needs JavaScript, which is switched off in your browser.'],
		['/new-password', 'This needs JavaScript, which is switched off in your browser.'],
		['/account', 'This page needs JavaScript, which is switched off in your browser.'],
	] as const) {
		test(`${path} says that it cannot work, and offers no dead form`, async ({ page }) => {
			await page.goto(path);
			await expect(page.locator('noscript p')).toHaveText(text);
			await expect(page.locator('noscript p')).toBeVisible();
			await expect(sendButton(page)).toBeHidden();
			await expect(page.getByLabel('Password').filter({ visible: true })).toHaveCount(0);
		});
	}
});
