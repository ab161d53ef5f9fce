import { expect, type Page, test } from '@playwright/test';
import { accountPanel, signUp, testAccount } from '../support/accounts.ts';

// Translators and password managers change a page before its islands wake, and afterward.

/** What tools in a visitor's browser do to a page. Each runs in the page. */
const tools = {
	/** A page translator wraps each text in elements of its own. */
	'a page translator': (root: Element) => {
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
	},
	/** A password manager puts a button after each field, and marks the field. */
	'a password manager': (root: Element) => {
		for (const input of root.querySelectorAll('input')) {
			input.setAttribute('data-filled', 'true');
			input.after(document.createElement('button'));
		}
	},
};

// By structure, because tools also change labels.
const main = (page: Page) => page.locator('main');
const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);
const submit = (page: Page) => main(page).locator('form:visible [type=submit]').first();
const translate = async (page: Page) => page.locator('body').evaluate(tools['a page translator']);

test.beforeEach(({ page }) => {
	page.on('pageerror', (error) => {
		throw error; // such as a difference from the server's HTML
	});
});

for (const [tool, change] of Object.entries(tools)) {
	test(`after ${tool}, typed values and focus stay, and forms still answer`, async ({ page }) => {
		await page.goto('/signup');
		await page.locator('body').evaluate(change);
		await field(page, 'email').pressSequentially('ada@example', { delay: 30 }); // the island wakes meanwhile
		await expect(main(page).locator('astro-island:has(form):not([ssr])')).toBeVisible();
		await page.keyboard.type('.com');
		await expect(field(page, 'email')).toHaveValue('ada@example.com');
		await expect(field(page, 'email')).toBeFocused();
		await page.goto('/login');
		await page.locator('body').evaluate(change);
		await field(page, 'email').fill(testAccount.email);
		await field(page, 'password').fill('not it');
		await submit(page).click();
		await expect(main(page).getByRole('alert').filter({ hasText: /./ })).toBeVisible();
		await page.locator('body').evaluate(change);
		await field(page, 'password').fill(testAccount.password);
		await submit(page).click();
		await expect(page).toHaveURL(/\/#home$/);
	});
}

test('on a translated page a member shows a typed password, and signs out in the account panel', async ({ page }) => {
	await signUp(page, '/account');
	await translate(page);
	const row = main(page).locator('details[open]');
	await main(page).locator('details:has([autocomplete=new-password]) summary').click();
	await row.locator('[name=password]').fill('not it');
	await translate(page);
	await row.locator('[type=button]').first().click();
	await expect(row.locator('[name=password]')).toHaveAttribute('type', 'text');
	await expect(row.locator('[name=password]')).toHaveValue('not it');

	await page.goto('/about');
	await translate(page);
	await page.locator('[popovertarget=Account]').click();
	await expect(accountPanel(page)).toBeFocused();
	await translate(page);
	await accountPanel(page).locator('button').click();
	await expect(accountPanel(page)).toBeHidden();
	await expect(page.locator('#Navbar .sign-up')).toBeFocused();
});
