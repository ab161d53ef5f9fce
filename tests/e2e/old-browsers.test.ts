/* What the oldest browsers that the site promises do (README.md, tests/README.md), in a browser without what they lack. */
import { expect, type Page, test } from '@playwright/test';
import { transform } from 'lightningcss';
import { signIn, testAccount } from '../support/accounts.ts';

test.use({ bypassCSP: true }); // the security policy refuses changed styles

/** Firefox 115 drops rules with :has(). */
const withoutHas = (css: string) =>
	transform({
		filename: 'page.css',
		code: Buffer.from(css),
		visitor: {
			Rule: { style: ({ value }) => (JSON.stringify(value.selectors).includes('"has"') ? [] : undefined) },
		},
	}).code.toString();

/** From now on, pages are as in Firefox 115 and Safari 15.6. */
async function takeAway(page: Page) {
	await page.addInitScript(() => {
		Reflect.deleteProperty(AbortSignal, 'timeout');
		Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
	});
	await page.route('**/*', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback();
		const response = await route.fetch();
		const html = await response.text();
		const body = html.replaceAll(/(?<=<style>)[^]+?(?=<\/style>)/g, withoutHas);
		return route.fulfill({ response, body });
	});
}

test('nothing is shown or hidden without :has()', async ({ page }) => {
	await signIn(page, testAccount);
	const listVisible = async (path: string) => {
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		return page.evaluate(() =>
			[...document.querySelectorAll('main :not(.trial-button *)')] // waits for a scroll in Chromium alone
				.filter((element) => element.checkVisibility({ visibilityProperty: true }))
				.map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`.slice(0, 90)),
		);
	};
	const paths = [
		'/',
		'/schedule/week#mine',
		'/schedule/tuesday',
		'/contact?class=boxing',
		'/account',
		'/classes/boxing',
		'/login',
	];
	const before = [];
	for (const path of paths) before.push(await listVisible(path));
	await takeAway(page);
	for (const [index, path] of paths.entries()) expect(await listVisible(path), path).toEqual(before[index]);
});

test('My week shows only what is saved, and a mail link’s form stands alone', async ({ page }) => {
	await takeAway(page);
	await page.goto('/schedule/tuesday');
	await page.getByRole('button', { name: /^My week: Boxing/ }).click();
	await page.goto('/schedule/week#mine');
	await expect(page.locator('my-week tbody tr:visible')).toHaveCount(1);
	await expect(page.locator('.empty')).toBeHidden();
	await page.goto('/login#token_hash=abc&type=signup&email=ada@example.com');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Confirm your account');
	await expect(main.getByLabel('Password')).toBeHidden();
});

test('a form that is sent before its script arrives is sent then, and the search finds posts', async ({ page }) => {
	await takeAway(page);
	await page.goto('/');
	await page.locator('#weight').fill('72');
	await page.locator('#height').fill('178');
	await page.keyboard.press('Enter');
	await expect(page.locator('#bmi output')).toContainText('22.7');
	await page.goto('/blog?q=yoga');
	await expect(page.getByRole('status')).toContainText('yoga');
});
