import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { checked, dist, readPage, routes } from '../support/routes.ts';

const pages = new Map([...routes, '/404'].map((route) => [route, readPage(route)]));

test('pages are valid HTML', async () => {
	const validator = new HtmlValidate({
		extends: ['html-validate:standard'],
		rules: {
			'no-inline-style': 'error', // the CSP blocks style attributes
			// The line about changes and the side panel come before the h1.
			'heading-level': ['error', { minInitialRank: 'h2', minSectioningRootInitialRank: 'h2' }],
			'no-raw-characters': 'off',
		},
	});
	const problems: string[] = [];
	for (const [route, html] of pages) {
		if (![...checked, '/404', '/account'].includes(route)) continue;
		const report = await validator.validateString(html);
		for (const { messages } of report.results) {
			// finish-pages puts the home page's styles after its first section, for an earlier first paint.
			const ours = messages.filter(({ message }) => !message.startsWith('<style> element is not permitted'));
			for (const { line, ruleId, message } of ours) problems.push(`${route}:${line} ${ruleId} ${message}`);
		}
	}
	expect(problems).toEqual([]);
});

test('every internal link points to a page, a file or a redirect, and every fragment to an element', () => {
	const broken: string[] = [];
	for (const [route, html] of pages) {
		for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
			if (!/^[/#]/.test(href)) continue;
			const [address = '', fragment] = decodeURI(href).split('#');
			const path = address.replace(/\?.*/, '');
			const target = path === '' ? html : pages.get(path);
			const isFile = [path, `${path}.html`].some((file) => existsSync(join(dist, file))); // also pages that redirect
			const isThere = target === undefined ? isFile : !fragment || target.includes(`id="${fragment}"`);
			if (!isThere) broken.push(`${route} -> ${href}`);
		}
	}
	expect(broken).toEqual([]);
});
