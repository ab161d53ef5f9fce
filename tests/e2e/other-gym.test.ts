// The built fixture "other": a gym with its own brand that has switched everything off.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openFont } from '../../src/integrations/heading-font.ts';
import { mark } from '../../src/lib/logo.ts';
import { fixtureSettings } from '../fixtures/fixtures.ts';

const dist = fixtureSettings('other').OUT_DIR;
const files = globSync('**/*.{html,xml,json,js,css,svg,txt,ics,webmanifest}', { cwd: dist, exclude: ['admin'] });
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const findIn = (pattern: RegExp, list = files) =>
	list.flatMap((file) => (read(file).match(pattern) ?? []).map((found) => `${file}: ${found}`));

test('nothing names Ember or has its accent', () => {
	expect(read('index.html')).toContain('Kletterwerk');
	expect(findIn(/Ember|ember[ .@]?(?:gym|example)|ember-gym|#ff5a1f|Oswald/g)).toEqual([]);
});

test('the logo, the favicon and the heading font are its own', () => {
	expect(read('index.html')).toMatch(/aria-label="?Kletterwerk"?[^>]*><[^>]*><img /);
	expect(files.filter((file) => file.endsWith('.html') && read(file).includes(mark))).toEqual([]);
	expect(read('favicon.svg')).toContain('href="data:image/png;base64,');
	const fonts = globSync('_astro/fonts/*.woff2', { cwd: dist });
	const families = fonts.map((font) => openFont(readFileSync(path.join(dist, font))).familyName);
	expect(families).toEqual(['Arimo']);
});

test('what is switched off has no page, link, feed, redirect or precached copy', () => {
	const pages = files.filter((file) => file.endsWith('.html'));
	expect(pages).toContain('privacy.html');
	const address = /(?:about|account|blog|forgot-password|gallery|login|new-password|pricing|rss|signup)\b/;
	expect(files.filter((file) => new RegExp(`^${address.source}`).test(file))).toEqual([]);
	expect(findIn(new RegExp(`href="?/${address.source}`, 'g'), pages)).toEqual([]);
	expect(findIn(new RegExp(`<loc>[^<]*/${address.source}`, 'g'))).toEqual([]);
	expect(read('worker.js')).toContain('[`schedule/week`,`contact`,`offline`]');
});

test('classes can be saved, and no script of accounts is published', () => {
	expect(read('schedule/monday.html')).toMatch(/class="star\b/);
	expect(findIn(/refresh_token|access_token|data-account-email/g)).toEqual([]);
});
