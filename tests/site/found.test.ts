import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import sharp from 'sharp';
import { getAttribute, getText, listElements } from '../../src/integrations/html/markup.ts';
import { createFullTitle } from '../../src/lib/titles.ts';
import { checked, dist, readPage, routes } from '../support/routes.ts';

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(read('site.webmanifest'));
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
		const elements = listElements(parse(readPage(path)));
		const find = (tag: string, name: string) =>
			elements.filter(({ tagName, attrs }) => tagName === tag && attrs.some(({ value }) => value === name));
		const valueOf = (name: string) => find('meta', name).map((meta) => getAttribute(meta, 'content'))[0] ?? '';
		const titles = elements.filter(({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head');
		expect(titles.map(getText)).toEqual([createFullTitle(valueOf('og:title'), manifest.name)]);
		expect(find('link', 'manifest')).toHaveLength(1);
		expect(valueOf('description')).toMatch(/^.{1,180}$/);
		expect(find('link', 'canonical').map((link) => getAttribute(link, 'href'))).toEqual([address]);
		expect(valueOf('og:url')).toBe(address);

		expect(valueOf('content-security-policy')).toContain("default-src 'self'");

		const picture = readFileSync(join(dist, decodeURI(valueOf('og:image').slice(home.length))));
		expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
		expect(picture.length).toBeLessThan(150_000);

		const types = find('script', 'application/ld+json').flatMap((block) => typesOf(getText(block)));
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
