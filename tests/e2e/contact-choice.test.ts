import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signIn, testAccount } from '../support/accounts.ts';
import { mailsTo } from '../support/mails.ts';
import { slowNetwork } from '../support/slow-network.ts';

const asked = (page: Page) => page.getByText('You asked for:');
const classes = (page: Page) => page.getByLabel('Class', { exact: true });

test('the form, its confirmation and the email show the chosen slot', async ({ page }) => {
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
	const mail = (await mailsTo('gym@example.com')).find((text) => text.includes(`"New message from ${name}"`));
	const text = `${name}\nada@example.com\nBoxing, Tuesday 9:00am\nBoxing`;
	expect(mail).toContain(JSON.stringify(text).slice(1, -1));
});

test('a class outside the schedule passes its own hour on, and can’t be saved: My week lists the schedule', async ({
	page,
}) => {
	await page.goto('/classes/mma');
	await page.getByRole('link', { name: 'join now: Sunday, 6:00pm-7:00pm' }).click();
	await expect(page.getByText('You asked for:')).toHaveText('You asked for: MMA, Sunday 6:00pm Remove');
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('MMA');
	await expect(page.getByRole('button', { name: /^My week/ })).toHaveCount(0);
});

test('a choice can be removed', async ({ page }) => {
	await page.goto('/contact?class=boxing');
	await page.getByRole('button', { name: 'Remove' }).click();
	await expect(asked(page)).toBeHidden();
	await expect(page.getByLabel('Full Name')).toBeFocused();
	await expect(classes(page)).toHaveValue('');
});

test('a member who chooses the free trial or a plan finds it in the form, with their email', async ({ page }) => {
	await signIn(page, testAccount, '/pricing');
	await page.getByRole('link', { name: 'Book the free trial' }).click();
	await expect(asked(page)).toContainText('Free trial');
	await expect(page.getByLabel('Email Address')).toHaveValue(testAccount.email);
	await page.goBack();
	await page.getByRole('link', { name: 'purchase now: Intermediate' }).click();
	await expect(asked(page)).toContainText('Intermediate, $65 per month. For steady progress: ');
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
	await slowNetwork(page);
	await page.goto('/contact?class=boxing&at=tuesday-0900');
	await expect(asked(page)).toBeInViewport();
	await expect(page).toHaveTitle(/^Contact us/);
});
