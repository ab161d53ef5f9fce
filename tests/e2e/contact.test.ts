import { expect, type Page, test } from '@playwright/test';
import { signIn, testAccount } from '../support/accounts.ts';
import { mailsTo } from '../support/mails.ts';

const endpoint = '**/rest/v1/contact_messages';
const otherWays = 'You can call (212) 555-0142 or email hello@ember.example.com instead.';
const typed = { name: 'Ada <b>Winter</b>', email: 'ada@example.com', class: 'yoga', comment: 'Is there parking?\nAda' };
const send = (page: Page) => page.getByRole('button', { name: 'submit now' });
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Thank you' });

test('a message typed and sent by keyboard is stored and confirmed in place', async ({ page }) => {
	await page.goto('/contact');
	await page.getByLabel('Full Name').focus();
	for (const words of [typed.name, typed.email, 'Yoga', '', typed.comment]) {
		await page.keyboard.type(words);
		await page.keyboard.press('Tab');
	}
	const [response] = await Promise.all([page.waitForResponse(endpoint), page.keyboard.press('Enter')]);
	expect(response.status()).toBe(201);
	expect(response.request().postDataJSON()).toEqual({ ...typed, about: 'Yoga', message_id: expect.any(String) });
	await expect(confirmation(page)).toBeFocused();
	await expect(page).toHaveURL(/\/contact#sent$/);
	const mails = await mailsTo('gym@example.com');
	expect(mails.join('')).toContain(JSON.stringify(`${typed.email}\nYoga\n\n${typed.comment}`).slice(1, -1));
});

// unit/contact.test.ts covers the other failures.
test('a failure keeps the input; a retry has the same id, a changed message another', async ({ page }) => {
	await page.goto('/contact');
	await page.getByLabel('Full Name').fill(typed.name);
	await page.getByLabel('Email Address').fill(typed.email);
	await page.getByLabel('Class', { exact: true }).selectOption(typed.class);
	await page.getByLabel('Comment').fill(typed.comment);
	const ids: unknown[] = [];
	await page.route(endpoint, async (route) => {
		ids.push(route.request().postDataJSON().message_id);
		await (ids.length < 4 ? route.abort() : route.continue()); // the response is lost
	});
	await send(page).click();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText(`try again, or reload the page. ${otherWays}`);
	await expect(alert).toBeInViewport();
	await expect(alert).toBeFocused();
	await send(page).click();
	await expect.poll(() => ids.length).toBe(2);
	await page.goto('/contact?trial'); // asks for something else
	await send(page).click();
	await expect.poll(() => ids.length).toBe(3);
	await page.getByLabel('Comment').fill('Another question');
	await send(page).click();
	await expect(confirmation(page)).toBeVisible();
	expect(ids[1]).toBe(ids[0]);
	expect(new Set(ids).size).toBe(3);
});

test('what a member sends is not for whoever comes next', async ({ page }) => {
	await signIn(page, testAccount, '/contact');
	await expect(page.getByLabel('Email Address')).toHaveValue(testAccount.email);
	await page.getByLabel('Full Name').fill('Ada Winter');
	await page.route(endpoint, async (route) => {
		await page.evaluate(() => void localStorage.clear()); // "Sign out" in another tab
		await route.fulfill({ status: 201 });
	});
	await send(page).click();
	await expect(page.getByLabel('Full Name')).toHaveValue('');
	await expect(page.getByLabel('Email Address')).toHaveValue('');
	await expect(confirmation(page)).toBeHidden();
});

test('on a phone, the first wrong field and its label are clear of the navbar', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/contact');
	const name = page.getByRole('textbox', { name: 'Full Name' });
	await name.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 60, behavior: 'instant' }));
	await page.getByRole('button', { name: 'submit now' }).press('Enter');
	await expect(name).toBeFocused();
	const top = () => name.evaluate((field: HTMLInputElement) => field.labels?.[0]?.getBoundingClientRect().top);
	await expect.poll(top).toBeGreaterThan(72);
});

test('a link to an answer opens it, and only on pages that show the question', async ({ page }) => {
	await page.goto('/contact#cancel');
	await expect(page.getByText('before your next payment')).toBeInViewport();
	await expect(page.getByText('Can I bring a guest?')).toHaveCount(0);
	await page.goto('/pricing');
	await page.getByText('Can I bring a guest?').click();
	await expect(page.getByText('Once a month.')).toBeVisible();
});

test('a map on request loads only after a click', async ({ page }) => {
	const foreign = /^(?!http:\/\/localhost)/;
	await page.route(foreign, (route) => route.fulfill({ contentType: 'text/html', body: 'the map' }));
	const listForeign = async () => (await page.requests()).map((sent) => sent.url()).filter((url) => foreign.test(url));
	await page.goto('/contact');
	const link = page.getByRole('link', { name: 'Show the map' });
	await link.scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	expect(await listForeign()).toEqual([]);
	await link.click();
	await expect(page.frameLocator('iframe').getByText('the map')).toBeVisible();
	expect(await listForeign()).toEqual([expect.stringContaining('www.openstreetmap.org')]);
});
