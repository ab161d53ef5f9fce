import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signIn, testAccount } from '../support/accounts.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { mailsTo } from '../support/mails.ts';
import { slowNetwork } from '../support/slow-network.ts';

const asked = (page: Page) => page.getByLabel('You asked for');
const classes = (page: Page) => page.getByLabel('Class', { exact: true });
const day = (page: Page) => page.getByLabel('Day', { exact: true });
const heading = (page: Page) => page.locator('.contact h2');

test('the form and the email have the chosen class and time, which the visitor can change', async ({ page }) => {
	await page.goto('/schedule/tuesday');
	await page.getByRole('link', { name: 'Join Now Boxing' }).click();
	await expect(heading(page)).toHaveText('Try Boxing, Tuesday 9:00am');
	await expect(classes(page)).toHaveValue('Boxing');
	await expect(day(page)).toHaveValue('Boxing, Tuesday 9:00am');
	await day(page).selectOption('Any day');
	await expect(heading(page)).toHaveText('Try Boxing');
	await day(page).selectOption('Saturday 10:00pm');

	const name = `Ada ${randomUUID()}`;
	await page.getByLabel('Full Name').fill(name);
	await page.getByLabel('Email Address').fill('ada@example.com');
	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
	await expect(page).toHaveURL(/\/contact$/);
	const mail = (await mailsTo('gym@example.com')).find((text) => text.includes(`"New message from ${name}"`));
	const text = `${name}\nada@example.com\nBoxing, Saturday 10:00pm\nBoxing`;
	expect(mail).toContain(JSON.stringify(text).slice(1, -1));
});

test('a member who wants the free trial or a plan finds it in the form, with their email', async ({ page }) => {
	await signIn(page, testAccount, '/classes/boxing');
	await page.getByRole('link', { name: 'Book the free trial' }).click();
	await expect(heading(page)).toHaveText('Try Boxing');
	await expect(classes(page)).toHaveValue('Boxing');
	await expect(asked(page)).toHaveValue('Free trial');
	await expect(asked(page)).toBeHidden(); // the text at the button says it
	await expect(page.getByLabel('Email Address')).toHaveValue(testAccount.email);
	await page.goto('/contact?trial');
	await expect(heading(page)).toHaveText('Book your free trial');
	await expect(asked(page)).toHaveValue('Free trial');
	const promise = page.locator('.contact').getByText('It costs nothing.');
	await expect(promise).toBeVisible();
	await page.goto('/coaches/kenji-arata');
	await page.getByRole('link', { name: 'Try a class with Kenji Arata' }).click();
	await expect(classes(page)).toHaveValue('Karate');
	await expect(asked(page)).toHaveValue('Free trial, Kenji Arata');
	await expect(asked(page)).toBeVisible(); // nothing else names the coach
	await page.goto('/pricing');
	await page.getByRole('link', { name: 'purchase now: Intermediate' }).click();
	await expect(asked(page)).toHaveValue('Intermediate, $65 a month');
	await expect(heading(page)).toHaveText('Intermediate, $65 a month');
	await expect(promise).toBeHidden();
});

// unit/contact-links.test.ts covers which words count.
test('without words in the link, the form is as usual; words of anybody stay in their field', async ({ page }) => {
	for (const [query, title, words] of [
		['', 'Leave Us Your Info', ''],
		['?class=boxing', 'Leave Us Your Info', ''],
		['?class=chess&about=%E2%80%AE', 'Leave Us Your Info', ''],
		['?about=We+are+closed', 'Leave Us Your Info', 'We are closed'],
		['?trial&about=We+are+closed', 'Book your free trial', 'We are closed'],
		['?class=boxing&about=Boxing+is+closed', 'Try Boxing', 'Boxing is closed'],
	] as const) {
		await page.goto(`/contact${query}`);
		await expect(heading(page)).toHaveText(title);
		await expect(asked(page)).toHaveValue(words);
		await expect(asked(page)).toBeVisible({ visible: words !== '' });
		if (words === '') await expect(day(page)).toBeHidden();
		await expect(classes(page)).toHaveValue(query.includes('boxing') ? 'Boxing' : '');
	}
});

test('a link from a class offers its next days, beginning with the one that it asks for', async ({ page }) => {
	await page.clock.setFixedTime('2099-11-19T12:00:00-05:00');
	await page.goto('/contact?class=boxing&about=Boxing,+Tuesday+9:00am');
	const options = await day(page).getByRole('option').allTextContents();
	expect(options).toEqual([
		...['Any day', 'Sat, Nov 21, 10:00pm', 'Tue, Nov 24, 9:00am'],
		...['Sat, Nov 28, 10:30am', 'Tue, Dec 1, 9:00am'], // the first of them is moved
	]);
	await expect(day(page)).toHaveValue('Boxing, Tue, Nov 24, 9:00am');
	await expect(asked(page)).toHaveValue('');
	await day(page).selectOption({ index: 1 });
	await expect(heading(page)).toHaveText(`Try Boxing, ${options[1]}`);
	await classes(page).selectOption('Karate');
	await expect(heading(page)).toHaveText('Try Karate');
	await expect(day(page).getByRole('option').nth(1)).toHaveText(/^Fri, /);

	await page.clock.setFixedTime('2100-01-20T12:00:00-05:00'); // the page is nine weeks old
	await page.goto('/contact?class=boxing&about=Boxing,+Saturday+10:00pm');
	await expect(day(page).getByRole('option')).toHaveText(['Any day', 'Tuesday 9:00am', 'Saturday 10:00pm']);
	await expect(day(page)).toHaveValue('Boxing, Saturday 10:00pm');
});

test('before a class is chosen, the free trial offers classes and sessions with a trainer', async ({ page }) => {
	await page.clock.setFixedTime('2099-11-19T20:30:00-05:00'); // the desk closes in half an hour
	await page.goto('/contact?trial');
	const group = (label: string) => day(page).locator(`optgroup[label="${label}"] option`);
	await expect(group('A session with a trainer').first()).toHaveText('Fri, Nov 20, 9:00am-9:00pm');
	await expect(group('Class').first()).toHaveText('Thu, Nov 19, 10:00pm, Body Building');
	await day(page).selectOption('Fri, Nov 20, 9:00am-9:00pm');
	await expect(heading(page)).toHaveText('Try A session with a trainer, Fri, Nov 20, 9:00am-9:00pm');
	await day(page).selectOption('Sat, Nov 21, 10:00pm, Boxing');
	await expect(classes(page)).toHaveValue('Boxing');
	await expect(day(page).getByRole('option', { selected: true })).toHaveText('Sat, Nov 21, 10:00pm');
	await expect(heading(page)).toHaveText('Try Boxing, Sat, Nov 21, 10:00pm');
	await classes(page).selectOption('');
	await expect(asked(page)).toHaveValue('Free trial');
	await expect(heading(page)).toHaveText('Book your free trial');
});

test('after a message, a panel says what, with whom, where and when, also after a reload', async ({ page }) => {
	await page.clock.setFixedTime('2099-11-19T20:30:00-05:00');
	await page.goto('/contact?trial&class=boxing&about=Free+trial,+Boxing');
	await day(page).selectOption('Sat, Nov 28, 10:30am');
	await page.getByLabel('Full Name').fill('Ada Winter');
	await page.getByLabel('Email Address').fill('ada@example.com');
	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(heading(page)).toBeFocused();
	const panel = page.locator('contact-form');
	const words = [
		...['Sat, Nov 28, 10:30am', 'Free trial, Boxing', 'With Mara Lindqvist', '18 Foundry Lane, Northgate, NY 10001'],
		...["You'll hear from us on Friday.", 'Our answer goes to ada@example.com.', 'Bring sports clothes.'],
	];
	for (const text of words) await expect(panel).toContainText(text);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Add to your calendar' }).click();
	const file = await readFile(await (await download).path(), 'utf8');
	expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Boxing at Ember Gym (not confirmed yet)');
	expect(file).toContain('DTSTART:20991128T103000');

	await page.clock.setFixedTime('2099-11-21T12:00:00-05:00');
	await page.reload();
	await expect(heading(page)).toHaveText('Thank you');
	await expect(heading(page)).not.toBeFocused();
	for (const text of words) await expect(panel).toContainText(text);
	await expect(panel).not.toContainText('Monday');

	await page.getByRole('link', { name: 'Send another message' }).click();
	await expect(heading(page)).toHaveText('Leave Us Your Info');
	for (const label of ['Full Name', 'Comment']) await expect(page.getByLabel(label)).toHaveValue('');
	await page.reload();
	await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('what was typed and chosen stays after a reload', async ({ page }) => {
	await page.goto('/contact?class=boxing&about=Boxing');
	const typed = { 'Full Name': 'Ada Winter', 'Email Address': 'ada@example.com', Comment: 'Is there parking?\nAda' };
	for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
	await classes(page).selectOption('Yoga');
	await day(page).selectOption({ index: 2 });
	const words = await day(page).inputValue();
	expect(words).toMatch(/^Yoga, .*\d/);
	await page.reload();
	for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
	await expect(classes(page)).toHaveValue('Yoga');
	await expect(day(page)).toHaveValue(words);
	await expect(heading(page)).toHaveText(`Try ${words}`);
});

test('on a slow network, the words appear with the form, without a layout shift', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await slowNetwork(page);
	await page.goto('/contact?class=boxing&about=Boxing%2C+Saturday+10%3A00pm');
	await expect(heading(page)).toHaveText('Try Boxing, Saturday 10:00pm');
	await expect(day(page)).toBeInViewport();
	await expectNoLayoutShift(page);
});
