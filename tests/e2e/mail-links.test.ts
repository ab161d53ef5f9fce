import { expect, type Page, test } from '@playwright/test';
import { formError as warning } from '../support/accounts.ts';
import { createAccount, expectCleanAddress, linkFor, strictSite } from '../support/mails.ts';
import { endpoint, headers } from '../support/service.ts';

// What mail links can and cannot do, on the embedded Supabase with confirmations on.
test.use({ baseURL: strictSite });

const main = (page: Page) => page.getByRole('main');

test('a link stays unused until its button, survives reloads, and ends after Back', async ({ page, request }) => {
	const { email, password } = await createAccount(request);
	// Whoever asks for the email can't choose where its link leads, or what it says.
	const target = encodeURIComponent(`${strictSite}/new-password#access_token=a&email=call-555-0100`);
	await request.post(endpoint(`/auth/v1/recover?redirect_to=${target}`), { headers, data: { email } });
	const { hash } = new URL(await linkFor(email, 2));
	expect(hash).not.toContain('call-555'); // a random part may have the digits
	await page.goto(`/${hash}`);
	for (let load = 0; load < 2; load++) {
		await expect(main(page)).toContainText(`This link is for ${email}.`);
		await page.waitForLoadState('networkidle');
		expect((await page.requests()).filter((sent) => sent.url().includes('/auth/'))).toEqual([]);
		await page.reload();
	}
	for (let load = 0; load < 2; load++) {
		await page.getByLabel('New password').fill(password);
		await page.keyboard.press('Enter');
		await expect(main(page)).toContainText('This is already your password.');
		await expect(page).toHaveURL(`${strictSite}/new-password`);
		await page.reload();
	}
	await expect(page.getByLabel('New password')).toBeVisible();
	for (const path of ['/pricing', '/classes']) await page.goto(path);
	for (let step = 0; step < 2; step++) await page.goBack();
	await expect(main(page)).toContainText('open the link in the email we sent you');
	await expect(page.getByLabel('New password')).toBeHidden();
	await expectCleanAddress(page, '/new-password');
	await page.goto(`/${hash}`);
	await page.getByLabel('New password').fill('chosen for good');
	await page.keyboard.press('Enter');
	await expect(warning(page)).toContainText('This link no longer works');
});

test('a link with an error or a message may point to the home page or to one of accounts', async ({ page }) => {
	for (const place of ['/#', '/login?', '/signup?']) {
		await page.goto(`${place}error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`);
		await expect(warning(page)).toContainText('This link no longer works');
		await expectCleanAddress(page, '/login');
		await expect(page.getByLabel('Email')).toBeVisible();
	}
	await page.goto('/#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email');
	await expect(main(page)).toContainText('Now open the link we sent to your other address.');
	await expectCleanAddress(page, '/login');
});

test('a script of another site never sees a link, on no page that emails lead to', async ({ browser }) => {
	const page = await browser.newPage({ bypassCSP: true }); // the stub isn't in the site's policy
	const stub = "sessionStorage.seen = (sessionStorage.seen ?? '') + location.href + ' '";
	const script = `<script>${stub}; onhashchange = (event) => { ${stub} + event.newURL }</script>`;
	await page.route('**/*', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback();
		const response = await route.fetch();
		const body = (await response.text()).replace('</title>', `</title>${script}`);
		return route.fulfill({ response, body });
	});
	const part = 'token_hash=abc&type=recovery&email=ada@example.com';
	for (const address of [`/#${part}`, `/login#${part}`, `/account?${part}`, `/new-password#${part}`]) {
		await page.goto('/robots.txt');
		await page.goto(address);
		await expect(main(page)).toContainText('This link is for ada@example.com.');
		await expect(page).toHaveURL(`${strictSite}/new-password`);
	}
	await page.goto('/signup');
	await page.evaluate((hash) => void (location.hash = hash), part);
	await expect(main(page)).toContainText('This link is for ada@example.com.');
	const seen = await page.evaluate(() => String(sessionStorage['seen']));
	expect(seen).toContain('/signup');
	expect(seen).not.toContain('token_hash');
	await page.close();
});
