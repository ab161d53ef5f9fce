import { expect, test } from '@playwright/test';

test('a map on request loads only after a click', async ({ page }) => {
	const requests: string[] = [];
	await page.route(/^(?!http:\/\/localhost)/, (route) => {
		requests.push(new URL(route.request().url()).host);
		return route.fulfill({ contentType: 'text/html', body: 'the map' });
	});
	await page.goto('/contact');
	const link = page.getByRole('link', { name: 'Show the map' });
	await link.scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	expect(requests).toEqual([]);
	await link.click();
	await expect(page.frameLocator('iframe').getByText('the map')).toBeVisible();
	expect(requests).toEqual(['www.openstreetmap.org']);
});
