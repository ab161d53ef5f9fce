/*
 * `npm run bench`: builds the site and tells how heavy and how quick its pages are on a phone. One page of each kind, or:
 *   npm run bench -- --only /,/blog     these pages; a star stands for the rest of a name
 *   npm run bench -- --all              every page
 *   npm run bench -- --runs 9           seconds are medians of so many visits (5)
 *   npm run bench -- --lighthouse 3     so many runs of Lighthouse, of which the lowest scores count (1; 0 for none)
 * Prints tables in Markdown and writes all figures to .bench/pages.json.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orExplain } from '../serve/serve.ts';
import { type HtmlWeight, weighHtml } from './html.ts';
import { inParallel } from './in-parallel.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { type Fetched, kinds, total } from './network.ts';
import { type BuiltPage, visitablePages, onePerKind } from './pages.ts';
import { openSite } from './site.ts';
import { distFolder } from '../folders.ts';
import { secondVisit, type SecondVisit } from './second-visit.ts';
import { latency, slowPress, type SlowPress, slowVisit, type SlowVisit } from './slow.ts';
import { bytes, kib, median, table } from './table.ts';
import { layoutShift, steadyVisit } from './visit.ts';

const root = path.join(import.meta.dirname, '../../..');
const output = path.join(root, '.bench/pages.json');

interface Weight {
	kind: string;
	requests: number;
	bytes: number;
}
interface Row {
	route: string;
	html: HtmlWeight;
	/** On a phone with nothing cached, pictures and fonts half a second late. */
	first: Weight[];
	scrolled: Weight[];
	layoutShift: number;
	slow: SlowVisit & SlowPress & SecondVisit;
	/** The lowest score of each category. */
	lighthouse: Record<string, number>;
}

await orExplain(async () => {
	const { values } = parseArgs({
		options: {
			only: { type: 'string' },
			all: { type: 'boolean' },
			runs: { type: 'string', default: '5' },
			lighthouse: { type: 'string', default: '1' },
		},
	});
	const [runs, lighthouseRuns] = [Number(values.runs), Number(values.lighthouse)];
	console.error('Building …');
	build();
	const pages = choose(visitablePages(distFolder), values);
	const rows: Row[] = await timed(await weighed(pages), runs, lighthouseRuns);

	console.log('\nRequests and KiB on a phone, pictures and fonts late, with nothing cached:');
	for (const when of ['first', 'scrolled'] as const) console.log(`\n${weightTable(rows, when)}`);
	console.log('\nSeconds, layout shift and milliseconds of the first press on a slow phone; lowest Lighthouse scores:');
	console.log(`\n${speedTable(rows)}`);
	mkdirSync(path.dirname(output), { recursive: true });
	writeFileSync(output, `${JSON.stringify({ measured: new Date().toISOString(), runs, pages: rows }, null, '\t')}\n`);
	console.log(`\nAll figures: ${path.relative('.', output)}`);
});

function build(): void {
	const start = path.join(root, 'src/tooling/serve/start.ts');
	const { status } = spawnSync(process.execPath, [start, '--embedded', '--build-only'], {
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	if (status !== 0) process.exit(status ?? 1);
}

function choose(pages: BuiltPage[], { only, all = false }: { only?: string | undefined; all?: boolean | undefined }) {
	if (!only) return all ? pages : onePerKind(pages);
	const patterns = only.split(',');
	const chosen = pages.filter(({ route }) => patterns.some((pattern) => path.posix.matchesGlob(route, pattern)));
	if (chosen.length > 0) return chosen;
	throw new Error(`No page is at ${only}. There are: ${pages.map(({ route }) => route).join(', ')}`);
}

/** What the pages weigh: exact, so several are looked at together. */
async function weighed(pages: BuiltPage[]) {
	const site = await openSite({ late: 500 });
	const rows = await inParallel(pages, 4, async ({ route, html }) => {
		const { first, scrolled, shifts } = await steadyVisit(site.browser, site.origin + route, 'phone');
		return {
			route,
			html: weighHtml(html),
			first: weights(first),
			scrolled: weights(scrolled),
			layoutShift: layoutShift(shifts),
		};
	});
	await site.close();
	return rows;
}

/** How quick the pages are: one visit at a time, on an otherwise idle machine if possible. */
async function timed<Weighed extends { route: string }>(pages: Weighed[], runs: number, lighthouseRuns: number) {
	const site = await openSite();
	const distant = await openSite({ latency });
	const rows: (Weighed & Pick<Row, 'slow' | 'lighthouse'>)[] = [];
	for (const page of pages) {
		const url = site.origin + page.route;
		process.stderr.write(`${page.route} `);
		await fetch(url); // so that the server has compressed it
		const visits: Row['slow'][] = [];
		const scores: Record<string, number>[] = [];
		for (let run = 0; run < runs; run++) {
			visits.push({
				...(await slowVisit(site.browser, url)),
				...(await slowPress(site.browser, url)),
				...(await secondVisit(distant, distant.origin + page.route)),
			});
		}
		// Lighthouse refuses a page that is answered with an error, as that for unknown addresses is.
		for (let run = 0; run < lighthouseRuns && page.route !== '/404'; run++) {
			scores.push(await lighthouseScores(url, site.debuggingPort));
		}
		const middle = (key: keyof Row['slow']) => median(visits.map((one) => one[key]));
		rows.push({
			...page,
			slow: {
				firstPaint: middle('firstPaint'),
				largestPaint: middle('largestPaint'),
				layoutShift: middle('layoutShift'),
				menuShown: middle('menuShown'),
				nextPaint: middle('nextPaint'),
				secondPaint: middle('secondPaint'),
				secondPaintSlow: middle('secondPaintSlow'),
				secondBytes: middle('secondBytes'),
			},
			lighthouse: lowest(scores),
		});
	}
	process.stderr.write('\n');
	await Promise.all([site.close(), distant.close()]);
	return rows;
}

/** The requests of each kind together, and all of them. */
function weights(fetched: Fetched[]): Weight[] {
	const weigh = (kind: string, some: Fetched[]) => ({ kind, requests: some.length, bytes: total(some) });
	return [
		...kinds.map((kind) =>
			weigh(
				kind,
				fetched.filter((one) => one.kind === kind),
			),
		),
		weigh('all', fetched),
	];
}

function lowest(scores: Record<string, number>[]): Record<string, number> {
	const names = Object.keys(scores[0] ?? {});
	return Object.fromEntries(names.map((name) => [name, Math.min(...scores.map((score) => score[name] ?? 0))]));
}

function weightTable(rows: Row[], when: 'first' | 'scrolled'): string {
	const cell = ({ requests, bytes: size }: Weight) => (requests === 0 ? '' : `${requests} × ${kib(size)}`);
	return table(
		[when === 'first' ? 'First load' : 'Scrolled', ...kinds, 'all'],
		rows.map((row) => [row.route, ...row[when].map(cell)]),
	);
}

function speedTable(rows: Row[]): string {
	const all = (weighed: Weight[]) => weighed.find(({ kind }) => kind === 'all');
	const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
	return table(
		[
			'Page',
			'HTML',
			'of it CSS',
			'script',
			'requests',
			'first load',
			'scrolled',
			'FCP',
			'LCP',
			'CLS',
			'menu',
			'INP',
			'again: FCP',
			'slow',
			'bytes before',
			'Lighthouse',
		],
		rows.map(({ route, html, first, scrolled, slow, lighthouse, ...page }) => [
			route,
			bytes(html.bytes),
			bytes(html.css),
			bytes(html.script),
			String(all(first)?.requests),
			kib(all(first)?.bytes ?? 0),
			kib(all(scrolled)?.bytes ?? 0),
			seconds(slow.firstPaint),
			seconds(slow.largestPaint),
			Math.max(slow.layoutShift, page.layoutShift).toFixed(3),
			String(Math.round(slow.menuShown)),
			String(Math.round(slow.nextPaint)),
			seconds(slow.secondPaint),
			seconds(slow.secondPaintSlow),
			bytes(slow.secondBytes),
			Object.values(lighthouse).join(' ') || '-',
		]),
	);
}
