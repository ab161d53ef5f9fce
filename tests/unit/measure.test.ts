import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgetOf } from '~/tooling/measure/budgets';
import { htmlParts, weighHtml } from '~/tooling/measure/html';
import { inParallel } from '~/tooling/measure/in-parallel';
import { type MeasuredPage, overruns } from '~/tooling/measure/overruns';
import { builtPages, onePerKind } from '~/tooling/measure/pages';
import { pixelRatio } from '~/tooling/measure/pictures';
import { median, table } from '~/tooling/measure/table';
import { layoutShift } from '~/tooling/measure/visit';

const noise = (length: number) => Array.from({ length }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');

describe('the weight of HTML', () => {
	const html = [
		'<style>.a{color:red}</style>',
		'<script type="module">go()</script><script>stay()</script>',
		`<script type="application/ld+json">{"a":"${noise(300)}"}</script>`,
		'<script type="module" src="/_astro/early.js"></script>',
		`<svg><path d="${noise(900)}"/></svg>`,
		'<p>text</p>',
	].join('');

	it('counts the CSS and the inline scripts in it, and names the scripts that load at once', () => {
		expect(weighHtml(html)).toEqual({
			bytes: brotliCompressSync(html).length,
			css: brotliCompressSync('.a{color:red}').length,
			script: gzipSync('go()stay()').length,
			external: ['/_astro/early.js'],
		});
	});

	it('is told apart into its parts, heaviest first', () => {
		const parts = htmlParts(html);
		expect(parts.slice(0, 2).map(({ name }) => name)).toEqual(['drawings (<svg>)', 'structured data']);
		expect(parts.find(({ name }) => name === 'text')?.bytes).toBeLessThan(20);
	});
});

describe('pages', () => {
	it('are those that visitors read; the longest of each folder stands for the others', () => {
		const dist = mkdtempSync(join(tmpdir(), 'ember-pages-'));
		const files = {
			'index.html': 'home',
			'blog.html': 'blog',
			'blog/short.html': 'short',
			'blog/long.html': 'a long one',
			'blog/tag/strength.html': 'tag',
			'schedule.html': '<meta http-equiv="refresh" content="0;url=/schedule/monday">',
		};
		for (const [file, text] of Object.entries(files)) {
			mkdirSync(dirname(join(dist, file)), { recursive: true });
			writeFileSync(join(dist, file), text);
		}
		const pages = builtPages(dist);
		rmSync(dist, { recursive: true });
		expect(pages.map(({ route }) => route)).toEqual(['/', '/blog', '/blog/long', '/blog/short', '/blog/tag/strength']);
		expect(onePerKind(pages).map(({ route }) => route)).toEqual(['/', '/blog', '/blog/long', '/blog/tag/strength']);
	});
});

describe('layout shift', () => {
	it('is the worst group: less than a second between two shifts, five seconds in all', () => {
		const at = (...times: number[]) => times.map((time) => ({ value: 0.01, time }));
		expect(layoutShift([])).toBe(0);
		expect(layoutShift(at(100, 900, 1800))).toBeCloseTo(0.03);
		expect(layoutShift(at(100, 1200, 1300))).toBeCloseTo(0.02);
		expect(layoutShift(at(0, 900, 1800, 2700, 3600, 4500, 5400))).toBeCloseTo(0.06);
	});
});

describe('the pixels of a picture', () => {
	const picture = { width: 800, height: 400, boxWidth: 400, boxHeight: 400 };

	it.each([
		['fill', 2],
		['cover', 1], // as high as the box, and cut at the sides
		['contain', 2], // as wide as the box, with room above and below
	])('are compared with those its box shows: object-fit %s', (fit, ratio) => {
		expect(pixelRatio({ ...picture, fit })).toBe(ratio);
	});

	it('are all in vain when it is hidden', () => {
		expect(pixelRatio({ ...picture, boxWidth: 0, fit: 'cover' })).toBe(Infinity);
	});
});

describe('a page over its budget', () => {
	const picture = (name: string, bytes: number) => ({
		url: `http://localhost:1/_astro/${name}.avif`,
		kind: 'image' as const,
		bytes,
	});
	const still = { first: [], scrolled: [], shifts: [] };
	const page: MeasuredPage = {
		route: '/somewhere',
		html: '',
		weight: { bytes: 14_000, css: 0, script: 4000, external: [] },
		visits: { phone: still, tablet: still, desktop: still },
	};
	const budget = budgetOf(page.route);

	it('is none while every figure is within it', () => {
		expect(overruns(page, budget)).toEqual([]);
	});

	it('is named with the figure, the budget and the five things that weigh most', () => {
		const first = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => picture(name, 10_000 + index));
		const visits = { ...page.visits, phone: { ...still, first, scrolled: first } };
		expect(overruns({ ...page, visits }, budget)).toEqual([
			[
				'/somewhere: 60,015 bytes on a phone before scrolling, budget 46,080.',
				'  10,005  image     /_astro/f.avif',
				'  10,004  image     /_astro/e.avif',
				'  10,003  image     /_astro/d.avif',
				'  10,002  image     /_astro/c.avif',
				'  10,001  image     /_astro/b.avif',
			].join('\n      '),
		]);
	});

	it('is told for each screen on which something moves, with what moved', () => {
		const shifts = [{ value: 0.0123, time: 640.2, elements: ['h1.display', 'p'] }];
		expect(overruns({ ...page, visits: { ...page.visits, tablet: { ...still, shifts } } }, budget)).toEqual([
			'/somewhere: layout shift of 0.0123 on a tablet, budget 0.0005.\n        0.0123  at 640 ms: h1.display, p',
		]);
	});

	it('names the scripts that load too early', () => {
		const weight = { ...page.weight, external: ['/_astro/early.js'] };
		expect(overruns({ ...page, weight }, budget)).toEqual([
			'/somewhere: 1 scripts load before an interaction, budget 0.\n      /_astro/early.js',
		]);
	});
});

describe('figures', () => {
	it('have a median', () => {
		expect(median([3, 1, 2])).toBe(2);
		expect(median([4, 1, 2, 3])).toBe(2.5);
		expect(median([])).toBe(0);
	});

	it('stand in a table that can be read as it is', () => {
		expect(
			table(
				['Page', 'HTML'],
				[
					['/about', '13,617'],
					['/', '9'],
				],
			),
		).toBe(['| Page   |   HTML |', '| ------ | -----: |', '| /about | 13,617 |', '| /      |      9 |'].join('\n'));
	});
});

describe('work in parallel', () => {
	it('gives the results in the order of the items, with no more than so many at once', async () => {
		let [running, most] = [0, 0];
		const results = await inParallel([30, 5, 10, 1], 2, async (wait) => {
			most = Math.max(most, ++running);
			await new Promise((resolve) => setTimeout(resolve, wait));
			running--;
			return wait * 2;
		});
		expect(results).toEqual([60, 10, 20, 2]);
		expect(most).toBe(2);
	});
});
