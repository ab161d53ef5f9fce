import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { narrowPolicy } from '../../src/tooling/build/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
	`<head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body>`;

describe('the security policy of a page', () => {
	test('keeps the hashes of its own scripts and styles and drops the rest', () => {
		const body = '<style>a{}</style><script type="module">run()</script><script src="/island.js"></script>';
		const whole = `default-src 'self'; script-src 'self' ${hash('run()')} ${hash('other()')}; style-src 'self' ${hash('b{}')} ${hash('a{}')};`;
		const own = `default-src 'self'; script-src 'self' ${hash('run()')}; style-src 'self' ${hash('a{}')};`;
		expect(narrowPolicy(page(whole, body), 'about.html')).toBe(page(own, body));
	});

	test('asks nothing of data blocks, which no browser runs', () => {
		const html = page("script-src 'self';", '<script type="application/ld+json">{}</script>');
		expect(narrowPolicy(html, 'about.html')).toBe(html);
	});

	test('stops the build when a browser would block a script', () => {
		expect(() => narrowPolicy(page("script-src 'self';", '<script>run()</script>'), 'about.html')).toThrow(
			'about.html: the security policy would block <script> "<script>run()</script>…". ' +
				'Let Astro process it: no "is:inline", no "define:vars".',
		);
	});

	test('leaves pages without one alone, such as those that only redirect', () => {
		expect(narrowPolicy('<meta http-equiv="refresh" content="0">', 'gallery.html')).toBe(
			'<meta http-equiv="refresh" content="0">',
		);
	});
});
