// The template for a privacy page lists everything that the site stores in a browser and every host that a page may contact.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from 'vitest';
import { createSecurityPolicy } from '~/integrations/html/security-policy.ts';

const source = join(import.meta.dirname, '../../src');
const files = globSync('**/*.{ts,tsx,astro,js}', { cwd: source }).filter(
	(file) => !/^(integrations|scripts)\//.test(file.replaceAll('\\', '/')),
);
/** The code that runs in a visitor's browser. */
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
const file = join(import.meta.dirname, '../../content/pages/more/privacy.md');
const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
/** Skips the tests once a gym has filled in the template. From then on, the page is content. */
const test = base.runIf(page.includes('[your company]'));

/** Parameters that pass on keys found elsewhere. Check the caller before you add one. */
const parameters = ['name', 'probe'];

test('the privacy page lists each key in the browser’s storage', () => {
	const uses = [...code.matchAll(/\b(?:local|session)Storage\s*(?:\.\w+\(\s*([^,)]*)|\[([^\]]*)\])/g)];
	const names = new Set(uses.map(([, called = '', indexed = '']) => called || indexed));
	const keys = [...names]
		.filter((name) => !parameters.includes(name))
		.map((name) => new RegExp(`\\b${name} = ['\`]([^'\`$]+)`).exec(code)?.[1] ?? name);
	expect(keys).not.toEqual([]);
	expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
});

test('the privacy page lists each cache, and nothing else stores data', () => {
	const [, kinds = ''] = /cacheName\(kind: ([^,]+),/.exec(code) ?? [];
	const caches = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind);
	expect(caches).not.toEqual([]);
	expect(caches.filter((kind) => !page.includes(kind))).toEqual([]);
	expect(
		code.match(/caches\.open\((?!cacheName\()[^)]*|document\.cookie|cookieStore|indexedDB|storage\.getDirectory/g),
	).toBeNull();
});

test('the privacy page lists each host that a page may contact', () => {
	const sources = createSecurityPolicy().directives.flatMap((directive) => directive.split(' ').slice(1));
	const hosts = sources.filter((one) => /[.*]|^https?:/.test(one)).map((one) => one.replace(/^https:\/\/(www\.)?/, ''));
	expect(hosts).toContain('openstreetmap.org');
	expect(hosts.filter((host) => !page.includes(host))).toEqual([]);
});
