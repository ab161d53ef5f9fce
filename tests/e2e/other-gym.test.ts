// The built fixture "other": a gym with its own brand that has switched everything off.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openFont } from '../../src/integrations/brand/heading-font.ts';
import brand from '../fixtures/ember/settings/brand.json' with { type: 'json' };
import { fixtureSettings } from '../fixtures/fixtures.ts';

const dist = fixtureSettings('other').OUT_DIR;
const files = globSync('**/*.{html,xml,json,js,css,svg,txt,ics,webmanifest}', { cwd: dist, exclude: ['admin'] });
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const findIn = (pattern: RegExp, list = files) =>
	list.flatMap((file) => (read(file).match(pattern) ?? []).map((found) => `${file}: ${found}`));

test('nothing names Ember or has its accent, and the logo, the favicon and the heading font are its own', () => {
	expect(findIn(/Ember|ember[ .@]?(?:gym|example)|ember-gym|#ff5a1f|Oswald/g)).toEqual([]);
	expect(read('index.html')).toMatch(/<img [^>]*alt="?Kletterwerk/);
	expect(files.filter((file) => file.endsWith('.html') && read(file).includes(brand.drawing.mark))).toEqual([]);
	expect(read('favicon.svg')).toContain('href="data:image/png;base64,');
	const fonts = globSync('_astro/fonts/*.woff2', { cwd: dist });
	const families = fonts.map((font) => openFont(readFileSync(path.join(dist, font))).familyName);
	expect(families).toEqual(['Arimo']);
});

test('what is switched off has no page, link, feed, redirect, precached copy or script; classes can be saved', () => {
	const pages = files.filter((file) => file.endsWith('.html'));
	expect(pages).toContain('privacy.html');
	const address = /(?:about|account|blog|forgot-password|gallery|login|new-password|pricing|rss|signup)\b/;
	expect(files.filter((file) => new RegExp(`^${address.source}`).test(file))).toEqual([]);
	expect(findIn(new RegExp(`href="?/${address.source}`, 'g'), pages)).toEqual([]);
	expect(findIn(new RegExp(`<loc>[^<]*/${address.source}`, 'g'))).toEqual([]);
	expect(read('worker.js')).toContain('[`schedule/week`,`offline`,`contact`]');
	expect(read('schedule/monday.html')).toMatch(/class="star\b/);
	expect(findIn(/refresh_token|access_token|data-account-email/g)).toEqual([]);
});

test('the free trial and a class that is booked elsewhere lead to the booking system', () => {
	const trial = 'href="?https://booking.example.com/trial\\b';
	expect(findIn(new RegExp(trial, 'g'), ['index.html'])).toHaveLength(2); // the hero, the lower edge of phones
	expect(findIn(new RegExp(trial, 'g'), ['classes/cycling.html']).length).toBeGreaterThan(1);
	expect(findIn(/contact\?trial/g)).toEqual([]);
	expect(read('schedule/monday.html')).toMatch(/href="?https:\/\/booking\.example\.com\/monday/);
});

test('analytics, verification, reviews and WhatsApp are where a gym turns them on, and nowhere on a gym without them', () => {
	const [home, contact, privacy] = ['index.html', 'contact.html', 'privacy.html'].map(read);
	expect(contact).toMatch(/script-src [^;]*https:\/\/plausible\.io[ ;]/);
	expect(contact).toMatch(/<script async[^>]* src="?https:\/\/plausible\.io\/js\/pa-kletterwerk\.js/);
	expect(contact).toMatch(/href="?https:\/\/wa\.me\/491715550142/);
	expect(privacy).toContain('We count visits with Plausible');
	expect(privacy).toContain('gym-source');
	expect(home).toContain('4.5 out of 5 in 1,200 reviews on Maps');
	expect(home).toMatch(/google-site-verification"? content="?google-code/);
	expect([contact, privacy].join('')).not.toContain('site-verification');
	expect(home).not.toContain('aggregateRating');

	const ember = fixtureSettings('ember').OUT_DIR;
	const pages = globSync('**/*.{html,js}', { cwd: ember, exclude: ['admin'] }).map((file) => path.join(ember, file));
	const traces = /plausible\.io|goatcounter|cloudflareinsights|utm_|site-verification|wa\.me/;
	expect(pages.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([]);
});
