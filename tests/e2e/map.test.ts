import { expect, test } from '@playwright/test';

test('a map on request loads only after a click', async ({ page }) => {
	const requests: string[] = [];
	await page.route(/^(?!http:\/\/localhost)/, (route) => {
		requests.push(new URL(route.request().url()).host);
		return route.fulfill({ contentType: 'text/html', body: 'the map' });
	});
	await page.goto('/contact');
	const button = page.getByRole('button', { name: 'Show the map' });
	await button.scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	expect(requests).toEqual([]);
	await button.click();
	await expect(page.frameLocator('iframe').getByText('the map')).toBeVisible();
	expect(requests).toEqual(['www.openstreetmap.org']);
});
