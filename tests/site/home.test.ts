import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { homeAnchors, homeSections } from '../../src/lib/home-sections.ts';
import { contentFolder } from '../../src/folders.ts';

const [, fields = ''] = readFileSync(join(contentFolder, 'pages/home.md'), 'utf8').split(/^---$/m);
const { sections = homeSections }: { sections?: readonly (typeof homeSections)[number][] } = parse(fields);
const gym: { map: { load?: string } } = JSON.parse(readFileSync(join(contentFolder, 'settings/gym.json'), 'utf8'));

test('the home page has the sections from its file, in order', async ({ page }) => {
	await page.goto('/');
	const anchors = Object.values(homeAnchors).map((id) => `#${id}`);
	const found = await page.locator(anchors.join()).evaluateAll((elements) => elements.map(({ id }) => id));
	const wanted = sections.map((section) => homeAnchors[section]).filter((id) => id !== undefined);
	// A section without entries is also left out.
	expect(found).toEqual(wanted.filter((id) => found.includes(id)));
	if (sections.includes('bmi')) expect(found).toContain('bmi');
});

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
