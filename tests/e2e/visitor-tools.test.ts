import { expect, type Page, test } from '@playwright/test';
import { accountPanel, testAccount } from '../support/accounts.ts';

/** What tools in a visitor's browser do to a page, before its islands wake and afterward. Runs in the page. */
function change(root: Element) {
	// A translator wraps each text in elements of its own.
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
	while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
	for (const text of texts) {
		if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, font')) continue;
		const outer = createFont();
		text.replaceWith(outer);
		outer.appendChild(createFont()).append(`«${text.data.trim()}»`);
	}
	// A password manager puts a button after each field, and marks the field.
	for (const input of root.querySelectorAll('input')) {
		input.setAttribute('data-filled', 'true');
		input.after(document.createElement('button'));
	}
}

// By structure, because tools also change labels.
const main = (page: Page) => page.locator('main');
const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);
const submit = (page: Page) => main(page).locator('form:visible [type=submit]').first();

test('after a translator and a password manager, typed values and focus stay, and forms answer', async ({ page }) => {
	const changePage = () => page.locator('body').evaluate(change);
	await page.goto('/login');
	await changePage();
	await field(page, 'email').pressSequentially(testAccount.email.slice(0, -4), { delay: 30 }); // the island wakes meanwhile
	await expect(main(page).locator('astro-island:has(form):not([ssr])')).toBeVisible();
	await page.keyboard.type(testAccount.email.slice(-4));
	await expect(field(page, 'email')).toHaveValue(testAccount.email);
	await expect(field(page, 'email')).toBeFocused();
	await field(page, 'password').fill('not it');
	await submit(page).click();
	await expect(main(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
	await changePage();
	await main(page).locator('form:visible [type=button]').click();
	await expect(field(page, 'password')).toHaveAttribute('type', 'text');
	await expect(field(page, 'password')).toHaveValue('not it');
	await field(page, 'password').fill(testAccount.password);
	await submit(page).click();
	await expect(page).toHaveURL(/\/#home$/);
	await page.waitForLoadState();

	await changePage();
	await page.locator('[popovertarget=Account]').click();
	await expect(accountPanel(page)).toBeFocused();
	await changePage();
	await accountPanel(page).locator('button').first().click();
	await expect(accountPanel(page)).toBeHidden();
	await expect(page.locator('#Navbar .sign-up')).toBeFocused();
	expect(await page.pageErrors({ filter: 'all' })).toEqual([]); // such as a difference from the server's HTML
});
