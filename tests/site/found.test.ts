import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { createFullTitle } from '../../src/lib/titles.ts';
import { checked, dist, readPage, routes } from '../support/routes.ts';

interface Picture {
	src: string;
	sizes: string;
}
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const manifest: { name: string; icons: Picture[] } = JSON.parse(read('site.webmanifest'));
const addresses = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const [home = ''] = addresses;
const pathOf = (address: string) => `/${address.slice(home.length)}`;

/** The type of a page's structured data, if any. */
function expectedType(path: string): string | undefined {
	if (path === '/') return 'ExerciseGym';
	if (/^\/blog\/(?!page-\d+$)[^/]+$/.test(path)) return 'BlogPosting';
	return /^\/(login|signup)$/.test(path) ? undefined : 'BreadcrumbList';
}

test('the sitemap lists the canonical URL of every page and nothing else', () => {
	const isFound = (route: string) => !/robots"? content="?noindex/.test(readPage(route));
	expect(addresses.map(pathOf).sort()).toEqual(routes.filter(isFound));
	const hidden = ['/account', '/forgot-password', '/new-password', '/offline'];
	expect(routes.filter((route) => !isFound(route))).toEqual(hidden.filter((route) => routes.includes(route)));
	expect(addresses.filter((address) => address !== home && /(\/|\.html)$/.test(address))).toEqual([]);
	expect(read('robots.txt')).toContain(`\nSitemap: ${home}sitemap-index.xml\n`);
	expect(read('sitemap-index.xml')).toContain(`<loc>${home}sitemap-0.xml</loc>`);
});

test('the manifest has icons of the declared sizes', async () => {
	const sizeOf = (src: string) => sharp(join(dist, src.slice(new URL(home).pathname.length))).metadata();
	expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui', theme_color: '#0b0b0c' });
	for (const { src, sizes } of manifest.icons) {
		const { width, height, format } = await sizeOf(src);
		if (format !== 'svg') expect(`${width}x${height}`, src).toBe(sizes);
	}
	const [, icon = ''] = /<link rel="apple-touch-icon"[^>]*? href="([^"]+)/.exec(readPage('/')) ?? [];
	expect((await sizeOf(icon)).width).toBe(180);
});

for (const address of addresses.filter((one) => checked.includes(pathOf(one)))) {
	const path = pathOf(address);

	test(`${path} has its metadata`, async () => {
		const { document } = new JSDOM(readPage(path)).window;
		const valueOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? '';
		expect(document.title).toBe(createFullTitle(valueOf('meta[property="og:title"]'), manifest.name));
		expect(document.head.querySelectorAll('title')).toHaveLength(1);
		expect(document.head.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
		expect(valueOf('meta[name=description]')).toMatch(/^.{1,180}$/);
		expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
		expect(valueOf('meta[property="og:url"]')).toBe(address);

		const policy = valueOf('meta[http-equiv=content-security-policy]');
		expect(policy).toContain("default-src 'self'");
		expect(policy).not.toContain('unsafe');

		const picture = readFileSync(join(dist, decodeURI(valueOf('meta[property="og:image"]').slice(home.length))));
		expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
		expect(picture.length).toBeLessThan(150_000);

		const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
		const types = blocks.flatMap(({ textContent }) => typesOf(textContent));
		const type = expectedType(path);
		if (type) expect(types).toContain(type);
		else expect(types).toEqual([]);
	});
}

/** The types in a block of structured data. */
function typesOf(block: string): string[] {
	const data: { '@type': string; '@graph'?: { '@type': string }[] } = JSON.parse(block);
	return (data['@graph'] ?? [data]).map((node) => node['@type']);
}
