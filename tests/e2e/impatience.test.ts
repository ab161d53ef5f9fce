import { expect, type Page, test } from '@playwright/test';
import { fillIn, sendButton, testAccount } from '../support/accounts.ts';

const secret = testAccount.password;

/** Throttles the network to 400 kbit/s with a 400 ms round trip. */
async function slowNetwork(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
}

/** Fills in the form and presses its button twice in the first frame that contains it. */
async function pressAtFirstSight(page: Page, typed: { email: string; password: string }) {
	await page.addInitScript(({ email, password }) => {
		new MutationObserver((_, observer) => {
			const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
			if (!button) return;
			observer.disconnect();
			requestAnimationFrame(() => {
				for (const [name, text] of Object.entries({ email, password })) {
					button.form?.querySelector(`[name=${name}]`)?.setAttribute('value', text);
				}
				button.click();
				button.click();
			});
		}).observe(document, { childList: true, subtree: true });
	}, typed);
	await page.goto('/login', { waitUntil: 'commit' });
}

test.describe('on a slow network', () => {
	test.slow();

	test('an early press signs in once, without a native form submission', async ({ page }) => {
		const sent: string[] = [];
		const said: string[] = [];
		page.on('request', (request) => sent.push(`${request.method()} ${request.resourceType()} ${request.url()}`));
		page.on('console', (message) => said.push(message.text()));
		await slowNetwork(page);
		await pressAtFirstSight(page, testAccount);
		await expect(page).toHaveURL(/\/#home$/, { timeout: 30_000 });
		expect(sent.filter((request) => request.includes('/auth/v1/token'))).toHaveLength(1);
		expect(sent.filter((request) => / document /.test(request) && !request.startsWith('GET'))).toEqual([]);
		expect(sent.join(' ')).not.toContain(secret);
		expect(said.join(' ')).not.toContain(secret);
	});

	test('input typed while the script loads is kept', async ({ page }) => {
		await page.goto('/signup');
		await slowNetwork(page);
		await page.getByLabel('Email').pressSequentially('ada.winter.who.types.on.and.on@example.com', { delay: 60 });
		await expect.poll(() => page.locator('astro-island[ssr] form').count(), { timeout: 30_000 }).toBe(0);
		await expect(page.getByLabel('Email')).toHaveValue('ada.winter.who.types.on.and.on@example.com');
		await page.getByLabel('Password').fill(secret);
		await page.getByRole('button', { name: 'Show' }).click();
		await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
		await expect(page.getByLabel('Password')).toHaveValue(secret);
	});
});

test('the button keeps its size while it is busy', async ({ page }) => {
	await page.route('**/auth/v1/token*', () => undefined);
	await page.goto('/login');
	await fillIn(page, testAccount);
	const before = await sendButton(page).boundingBox();
	await sendButton(page).click();
	await expect(sendButton(page)).toHaveText('Signing in');
	expect(await sendButton(page).boundingBox()).toEqual(before);
});
