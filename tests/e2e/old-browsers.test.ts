/* Pages as in Firefox 115, which drops rules with :has() (tests/README.md). */
import { expect, type Page, test } from '@playwright/test';
import { type Selector, transform } from 'lightningcss';
import { signIn, testAccount } from '../support/accounts.ts';

test.use({ bypassCSP: true }); // the security policy refuses changed styles

const hasHas = (part: unknown) => JSON.stringify(part).includes('"has"');

/** A selector without the ones in :is() that have such a part: browsers ignore only these. */
const forgive = (selector: Selector) =>
	selector.map((part) =>
		part.type === 'pseudo-class' && part.kind === 'is'
			? { ...part, selectors: part.selectors.filter((one) => !hasHas(one)) }
			: part,
	);

const dropHas = (css: string) =>
	transform({
		filename: 'page.css',
		code: Buffer.from(css),
		visitor: {
			Rule: {
				style(rule) {
					if (!hasHas(rule.value.selectors)) return undefined;
					const selectors = rule.value.selectors.map(forgive);
					return hasHas(selectors) ? [] : { ...rule, value: { ...rule.value, selectors } };
				},
			},
		},
	}).code.toString();

/** From now on, pages have no :has(). */
async function takeAway(page: Page) {
	await page.route('**/*', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback();
		const response = await route.fetch();
		const body = (await response.text()).replaceAll(/(?<=<style>)[^]+?(?=<\/style>)/g, dropHas);
		return route.fulfill({ response, body });
	});
}

/** The trial button waits for a scroll in Chromium alone; a list of changes without one to show has its heading. */
const others = '.trial-button *, .change-list, .change-list *';

test('nothing else is shown or hidden without :has(); a mail link’s form stands alone', async ({ page }) => {
	await signIn(page, testAccount, '/schedule/tuesday');
	await page.getByRole('button', { name: /^My week: Boxing/ }).click();
	const paths = ['/', '/schedule/week#mine', '/login#token_hash=abc&type=signup&email=ada@example.com'];
	const listVisible = async (path: string) => {
		await page.goto('/robots.txt');
		await page.goto(path);
		await page.waitForLoadState('networkidle');
		const shown = page.locator(`main :not(${others})`).filter({ visible: true });
		return shown.evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`.slice(0, 90)));
	};
	const before = [];
	for (const path of paths) before.push(await listVisible(path));
	await takeAway(page);
	for (const [index, path] of paths.entries()) expect(await listVisible(path), path).toEqual(before[index]);
});
