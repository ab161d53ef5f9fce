import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentFolder } from '../../src/folders.ts';

const gym: { map: { load?: string } } = JSON.parse(readFileSync(join(contentFolder, 'settings/gym.json'), 'utf8'));

test('a map on request loads only after a click', async ({ page }) => {
	test.skip(gym.map.load !== 'on request', 'this gym loads its map immediately');
	const requests: string[] = [];
	await page.route(/^(?!http:\/\/localhost)/, (route) => {
		requests.push(new URL(route.request().url()).host);
		return route.fulfill({ contentType: 'text/html', body: 'the map' });
	});
	await page.goto('/contact');
	const button = page.locator('map-on-request').getByRole('button');
	await button.scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	expect(requests).toEqual([]);
	await button.click();
	await expect(page.frameLocator('map-on-request iframe').getByText('the map')).toBeVisible();
	expect(requests).toEqual(['www.openstreetmap.org']);
});
