// Dated changes before, on and after their days. The browser's clock moves; the built page stays the same.
import { expect, type Page, test } from '@playwright/test';

test.use({ timezoneId: 'Asia/Tokyo' }); // the date differs from the gym's

async function visit(page: Page, path: string, time: string) {
	await page.clock.setFixedTime(time);
	await page.goto(path);
}

const line = (page: Page) => page.getByRole('complementary', { name: 'Upcoming changes' });

test('a canceled class is announced for a week, and struck through while it is next', async ({ page }) => {
	const mark = page.getByText('Ines is ill. Next running class: Sunday.').first();
	const row = page.getByRole('table', { name: 'Thursday' }).getByRole('row', { name: 'Running' });
	for (const [moment, isAnnounced, isOff] of [
		['2099-11-19T01:00:00-05:00', true, false],
		['2099-11-20T00:30:00-05:00', true, true],
		['2099-11-27T00:30:00-05:00', false, false],
	] as const) {
		await visit(page, '/schedule/thursday', moment);
		await expect(mark, moment).toBeVisible({ visible: isAnnounced });
		await expect(row.locator('[data-part=state]'), moment).toHaveText(isOff ? 'Canceled' : '');
		await expect(row.locator('.time'), moment).toHaveCSS('text-decoration-line', isOff ? 'line-through' : 'none');
		await expect(row.locator('.invitation')).toBeVisible({ visible: !isOff });
	}
});

test('closures show at the top of every page; a dismissed announcement stays away', async ({ page }) => {
	const told = 'Thu, Dec 24 – Sat, Dec 26 Closed. Happy holidays!';
	await visit(page, '/about', '2099-12-20T12:00:00-05:00');
	await expect(line(page)).toContainText(told);
	await expect(line(page).getByRole('button')).toHaveCount(0);
	await page.locator('#Account').evaluate((panel: HTMLElement) => panel.showPopover());
	await expect(page.locator('#Account')).toHaveCSS('top', '116px'); // below the navbar, which is below the line
	const footer = page.getByRole('contentinfo');
	await expect(footer).toContainText('Thu, Dec 24 – Sat, Dec 26 Closed');
	await expect(footer).toContainText('Thu, Dec 31 Open 10:00am-2:00pm');
	await expect(footer).not.toContainText('Happy holidays');
	await line(page).getByRole('link', { name: 'All changes' }).click();
	await expect(page.getByRole('region', { name: 'Upcoming changes' })).toContainText(told);
	await visit(page, '/contact', '2099-12-27T12:00:00-05:00');
	await expect(line(page)).toContainText('Thu, Dec 31 Open 10:00am-2:00pm');
	await expect(page.getByRole('main')).toContainText('Thu, Dec 31 Open 10:00am-2:00pm');
	await visit(page, '/', '2099-11-30T12:00:00-05:00');
	await expect(line(page)).toContainText('New showers on the first floor.');
	await page.getByRole('button', { name: 'Close this announcement' }).press('Enter');
	await expect(line(page)).toBeHidden();
	await expect(page.getByRole('main')).toBeFocused();
	await page.goto('/pricing');
	await expect(line(page)).toBeHidden();
});
