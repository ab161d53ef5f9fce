import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signIn, testAccount } from '../support/accounts.ts';

const asked = (page: Page) => page.getByText('You asked for:');
const classes = (page: Page) => page.getByLabel('Class', { exact: true });

test('the form, its confirmation and the mail show the chosen slot', async ({ page }) => {
	await page.goto('/contact?class=boxing&at=tuesday-0900');
	await expect(asked(page)).toHaveText('You asked for: Boxing, Tuesday 9:00am Remove');
	await expect(asked(page)).toBeFocused();
	await expect(page.getByRole('heading', { name: 'Leave Us Your Info' })).toBeInViewport();
	await expect(classes(page)).toHaveValue('Boxing');

	const name = `Ada ${randomUUID()}`;
	await page.getByLabel('Full Name').fill(name);
	await page.getByLabel('Email Address').fill('ada@example.com');
	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('status')).toHaveText(
		'Thank you. You asked for Boxing, Tuesday 9:00am. We answer within a day.',
	);
	await expect(asked(page)).toBeHidden();
	await expect(classes(page)).toHaveValue('');
	expect(mailFrom(name)).toContain(`${name}\\nada@example.com\\nBoxing, Tuesday 9:00am\\nBoxing`);
});

test('a choice can be removed', async ({ page }) => {
	let sent: unknown;
	await page.route('**/rest/v1/contact_messages', (route) => {
		sent = route.request().postDataJSON();
		return route.fulfill({ status: 201 });
	});
	await page.goto('/contact?class=boxing');
	await page.getByRole('button', { name: 'Remove' }).click();
	await expect(asked(page)).toBeHidden();
	await expect(page.getByLabel('Full Name')).toBeFocused();
	await page.getByLabel('Full Name').fill('Ada Winter');
	await page.getByLabel('Email Address').fill('ada@example.com');
	await page.getByRole('button', { name: 'submit now' }).click();
	await expect(page.getByRole('status')).toHaveText('Thank you, your message is on its way.');
	expect(sent).toEqual({ name: 'Ada Winter', email: 'ada@example.com', class: null, comment: '' });
});

test('a member’s email is filled in', async ({ page }) => {
	await signIn(page, testAccount, '/contact?trial');
	await expect(asked(page)).toContainText('Free trial');
	await expect(page.getByLabel('Email Address')).toHaveValue(testAccount.email);
});

test('the form shows a chosen free trial or plan', async ({ page }) => {
	await page.goto('/pricing');
	await page.getByRole('link', { name: 'Book the free trial' }).click();
	await expect(asked(page)).toContainText('Free trial');
	await page.goBack();
	await page.getByRole('link', { name: 'purchase now: Intermediate' }).click();
	await expect(asked(page)).toContainText('Intermediate, $65 per month');
});

test('a choice that cannot be loaded is ignored', async ({ page }) => {
	await page.route('**/choices.json', (route) => route.abort());
	await page.goto('/contact?trial');
	await expect(page.getByLabel('Full Name')).toBeVisible();
	await expect(asked(page)).toHaveCount(0);
});

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
	const client = await page.context().newCDPSession(page);
	await client.send('Network.enable');
	const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
	await client.send('Network.emulateNetworkConditions', slow3G);
	await page.goto('/contact?class=boxing&at=tuesday-0900');
	await expect(asked(page)).toBeInViewport();
	await expect(page).toHaveTitle(/^Contact us/);
});

function mailFrom(name: string): string {
	const folder = path.join(import.meta.dirname, '../../test-results/mails');
	const mails = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
	return mails.find((mail) => mail.includes(`New message from ${name}`)) ?? '';
}
