import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signIn, testAccount } from '../support/accounts.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { mailsTo } from '../support/mails.ts';
import { slowNetwork } from '../support/slow-network.ts';

const asked = (page: Page) => page.getByLabel('You asked for');
const classes = (page: Page) => page.getByLabel('Class', { exact: true });

test('the form and the email have the chosen class and time, which the visitor can change', async ({ page }) => {
	await page.goto('/schedule/tuesday');
	await page.getByRole('link', { name: 'Join Now: Boxing' }).click();
	await expect(asked(page)).toHaveValue('Boxing, Tuesday 9:00am');
	await expect(classes(page)).toHaveValue('Boxing');
	await asked(page).fill('Boxing, any day');

	const name = `Ada ${randomUUID()}`;
	await page.getByLabel('Full Name').fill(name);
	await page.getByLabel('Email Address').fill('ada@example.com');
	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('status')).toBeVisible();
	await expect(page).toHaveURL(/\/contact$/);
	const mail = (await mailsTo('gym@example.com')).find((text) => text.includes(`"New message from ${name}"`));
	const text = `${name}\nada@example.com\nBoxing, any day\nBoxing`;
	expect(mail).toContain(JSON.stringify(text).slice(1, -1));
});

test('a member who wants the free trial or a plan finds it in the form, with their email', async ({ page }) => {
	await signIn(page, testAccount, '/classes/boxing');
	await page.getByRole('link', { name: 'Book the free trial' }).click();
	await expect(page.getByRole('heading', { name: 'Book your free trial' })).toBeVisible();
	await expect(asked(page)).toHaveValue('Free trial, Boxing');
	await expect(page.getByLabel('Email Address')).toHaveValue(testAccount.email);
	await page.goto('/contact?trial');
	await expect(asked(page)).toHaveValue('Free trial');
	await page.goto('/pricing');
	await page.getByRole('link', { name: 'purchase now: Intermediate' }).click();
	await expect(asked(page)).toHaveValue('Intermediate, $65 a month');
	await expect(page.getByRole('heading', { name: 'Leave Us Your Info' })).toBeVisible();
});

test('without words in the link, the form is as usual', async ({ page }) => {
	for (const query of ['', '?class=boxing', '?class=chess', `?about=${'x'.repeat(81)}`, '?about=%E2%80%AE']) {
		await page.goto(`/contact${query}`);
		await expect(asked(page)).toBeHidden();
		await expect(classes(page)).toHaveValue(query === '?class=boxing' ? 'Boxing' : '');
	}
});

test('a link from a class offers its next days, which replace the time in the words', async ({ page }) => {
	await page.clock.setFixedTime('2099-11-19T12:00:00-05:00');
	await page.goto('/contact?class=boxing&about=Boxing,+Tuesday+9:00am');
	const day = page.getByLabel('Day', { exact: true });
	const options = await day.getByRole('option').allTextContents();
	expect(options).toEqual([
		...['Any day', 'Sat, Nov 21, 10:00pm', 'Tue, Nov 24, 9:00am'],
		...['Sat, Nov 28, 10:30am', 'Tue, Dec 1, 9:00am'], // the first of them is moved
	]);
	await day.selectOption({ index: 1 });
	await expect(asked(page)).toHaveValue(`Boxing, ${options[1]}`);
	await classes(page).selectOption('Karate');
	await expect(asked(page)).toHaveValue('Karate');
	await expect(day.getByRole('option').nth(1)).toHaveText(/^Fri, /);

	await page.goto('/contact?trial');
	await classes(page).selectOption('Karate');
	await day.selectOption({ index: 1 });
	await expect(asked(page)).toHaveValue(/^Free trial, Karate, Fri, /);
	await classes(page).selectOption('');
	await expect(asked(page)).toHaveValue('Free trial');
	await expect(day).toBeHidden();

	await page.clock.setFixedTime('2100-01-20T12:00:00-05:00'); // the page is nine weeks old
	await page.goto('/contact?class=boxing&about=Boxing');
	await expect(day.getByRole('option')).toHaveText(['Any day', 'Tuesday 9:00am', 'Saturday 10:00pm']);
	await page.goto('/contact');
	await expect(day).toBeHidden();
});

test('what was typed and changed stays after a reload, until the message is sent', async ({ page }) => {
	await page.goto('/contact?class=boxing&about=Boxing');
	const typed = { 'Full Name': 'Ada Winter', 'Email Address': 'ada@example.com', Comment: 'Is there parking?\nAda' };
	for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
	await classes(page).selectOption('Yoga');
	const day = page.getByLabel('Day', { exact: true });
	await day.selectOption({ index: 2 });
	const words = await asked(page).inputValue();
	await page.reload();
	for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
	await expect(classes(page)).toHaveValue('Yoga');
	await expect(asked(page)).toHaveValue(words);
	expect(words).toBe(`Yoga, ${await day.inputValue()}`);

	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('status')).toBeVisible();
	await classes(page).selectOption('Boxing');
	for (const field of [asked(page), day]) await expect(field).toBeHidden();
	await page.reload();
	await expect(page.getByLabel('Full Name')).toHaveValue('');
	await expect(asked(page)).toBeHidden();
});

test('on a slow network, the words appear with the form, without a layout shift', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await slowNetwork(page);
	await page.goto('/contact?trial&class=boxing&about=Free+trial');
	await expect(asked(page)).toBeInViewport();
	await expectNoLayoutShift(page);
});
