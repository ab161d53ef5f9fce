import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signIn, testAccount } from '../support/accounts.ts';
import { mailsTo } from '../support/mails.ts';
import { slowNetwork } from '../support/slow-network.ts';

const asked = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^You asked for/ });
const classes = (page: Page) => page.getByLabel('Class', { exact: true });

test('the form, its confirmation and the email show the chosen slot', async ({ page }) => {
	await page.goto('/contact?class=boxing&at=tuesday-0900');
	await expect(asked(page)).toHaveText('You asked for Boxing, Tuesday 9:00am Remove');
	const heading = page.getByRole('heading', { name: 'Try Boxing' });
	await expect(heading).toBeInViewport();
	await expect(heading).toBeFocused();
	await expect(page.getByText("We'll write back within a day to confirm your spot.")).toBeVisible();
	await expect(classes(page)).toHaveValue('Boxing');

	const name = `Ada ${randomUUID()}`;
	await page.getByLabel('Full Name').fill(name);
	await page.getByLabel('Email Address').fill('ada@example.com');
	await page.getByRole('button', { name: 'Request a spot' }).click();
	await expect(page.getByRole('status')).toHaveText(
		"Thank you. You asked for Boxing, Tuesday 9:00am. We'll reply within a day.",
	);
	await expect(asked(page)).toBeHidden();
	await expect(classes(page)).toHaveValue('');
	await expect(page.getByRole('heading', { name: 'Leave Us Your Info' })).toBeVisible();
	await expect(page).toHaveURL(/\/contact$/);
	const mail = (await mailsTo('gym@example.com')).find((text) => text.includes(`"New message from ${name}"`));
	const text = `${name}\nada@example.com\nBoxing, Tuesday 9:00am\nBoxing`;
	expect(mail).toContain(JSON.stringify(text).slice(1, -1));
});

test('another class in the field replaces the chosen one, and a trial stays a trial', async ({ page }) => {
	await page.goto('/contact?class=boxing&trial');
	await expect(asked(page)).toHaveText('You asked for Free trial, Boxing Remove');
	await classes(page).selectOption('Yoga');
	await expect(asked(page)).toHaveText('You asked for Free trial Remove');
	await page.reload();
	await expect(asked(page)).toHaveText('You asked for Free trial Remove');
	await expect(classes(page)).toHaveValue('Yoga');
	await page.goto('/contact?class=boxing&at=tuesday-0900');
	await classes(page).selectOption('Yoga');
	await expect(asked(page)).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Leave Us Your Info' })).toBeVisible();
});

test('a removed choice stays removed after a reload, and what was typed stays', async ({ page }) => {
	await page.goto('/contact?class=boxing&trial&from=mail');
	await expect(page.getByRole('heading', { name: 'Book your free trial' })).toBeVisible();
	const typed = { 'Full Name': 'Ada Winter', 'Email Address': 'ada@example.com', Comment: 'Is there parking?\nAda' };
	for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
	await page.getByRole('button', { name: 'Remove' }).press('Enter');
	await expect(page.getByText('Removed', { exact: true })).toBeVisible();
	await expect(page.getByLabel('Full Name')).toBeFocused();
	await expect(page.getByRole('button', { name: 'submit now' })).toBeVisible();
	await expect(page).toHaveURL(/\/contact\?from=mail$/);
	await page.reload();
	await expect(page.getByLabel('Full Name')).toHaveValue('Ada Winter');
	for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
	await expect(page.getByRole('heading', { name: 'Leave Us Your Info' })).toBeVisible();
	await expect(asked(page)).toHaveCount(0);
	await expect(classes(page)).toHaveValue('');

	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('status')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('a member who chooses the free trial or a plan finds it in the form, with their email', async ({ page }) => {
	await signIn(page, testAccount, '/pricing');
	await page.getByRole('link', { name: 'Book the free trial' }).click();
	await expect(asked(page)).toContainText('Free trial');
	await expect(page.getByRole('button', { name: 'Book my trial' })).toBeVisible();
	await expect(page.getByLabel('Email Address')).toHaveValue(testAccount.email);
	await page.goBack();
	await page.getByRole('link', { name: 'purchase now: Intermediate' }).click();
	await expect(page.getByRole('heading', { name: 'the Intermediate plan' })).toBeVisible();
	await expect(asked(page)).toContainText('Intermediate, $65 per month. For steady progress: ');
});

for (const file of ['choices.json', '_astro/fill-form*']) {
	test(`a choice that can’t be shown is sent anyway: without ${file}`, async ({ page }) => {
		await page.route(`**/${file}`, (route) => route.abort());
		await page.goto('/contact?class=boxing&trial');
		await page.getByLabel('Full Name').fill('Ada Winter');
		await page.getByLabel('Email Address').fill('ada@example.com');
		const request = page.waitForRequest('**/rest/v1/contact_messages');
		await page.getByRole('button', { name: 'submit now' }).click();
		expect((await request).postDataJSON()).toMatchObject({ class: null, about: 'class=boxing&trial=' });
		await expect(page.getByRole('status')).toBeVisible();
	});
}

test('on a slow network the page opens at the form without a layout shift', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(() => {
		let shift = 0;
		const look = () => {
			const banner = document.querySelector('h1');
			if (banner?.checkVisibility({ visibilityProperty: true }) && scrollY === 0) document.title = 'Jumped';
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shift += Number(entry.toJSON().value);
			// The browser may paint the navbar before it has read its last icon, which then moves the others: 0.0005.
			if (shift > 0.001) document.title = `Shifted by ${shift}`;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await slowNetwork(page);
	await page.goto('/contact?class=boxing&at=tuesday-0900');
	await expect(asked(page)).toBeInViewport();
	await expect(page).toHaveTitle(/^Contact us/);
});
