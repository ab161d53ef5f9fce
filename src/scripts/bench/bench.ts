/*
 * `npm run bench`: builds the site and tells how heavy and how quick its pages are on a slow phone. One page of each kind, or:
 *   npm run bench -- --only '/,/blog/*' these pages; a star stands for the rest of a name, '/**' for every page
 *   npm run bench -- --runs 9           figures are medians of so many visits (5)
 *   npm run bench -- --lighthouse 3     so many runs of Lighthouse, all of whose scores are shown (1; 0 for none)
 *   npm run bench -- --posts 1000       a site with so many more posts; its second build has the pictures of the first
 * Nothing here fails: what must hold is in ../budgets.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../../lib/folders.ts';
import { onePerKind, visitablePages } from '../shared/pages.ts';
import { openSite, screens } from '../shared/site.ts';
import { writeLargeSite } from './large-site.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { latency, visitAgain, visitSlowly } from './slow-phone.ts';

const { values } = parseArgs({
	options: {
		only: { type: 'string' },
		runs: { type: 'string', default: '5' },
		lighthouse: { type: 'string', default: '1' },
		posts: { type: 'string' },
	},
});
const large = values.posts ? await writeLargeSite(Number(values.posts)) : undefined;
const dist = large?.OUT_DIR ?? distFolder;

console.log('Building …');
const began = performance.now();
const { status } = spawnSync('npm', ['run', '--silent', 'build:embedded'], {
	stdio: ['ignore', 'ignore', 'inherit'],
	env: { ...process.env, ...large },
	shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);
const pages = visitablePages(dist);
console.log(`${pages.length} pages in ${((performance.now() - began) / 1000).toFixed(1)} s`);

const patterns = values.only?.split(',');
const chosen = patterns
	? pages.filter(({ route }) => patterns.some((pattern) => path.posix.matchesGlob(route, pattern)))
	: onePerKind(pages);
if (chosen.length === 0) throw new Error(`No page is at ${values.only}.`);
let delay = 0;
const site = await openSite({ dist, delay: () => delay });
const rows: object[] = [];
for (const { route } of chosen) {
	console.log(route);
	const url = site.origin + route;
	await fetch(url); // so that the server has compressed it
	const visits: Record<string, number>[] = [];
	for (let run = 0; run < Number(values.runs); run++) {
		const context = await site.browser.newContext(screens.phone);
		const first = await visitSlowly(context, url);
		delay = latency;
		visits.push({ ...first, 'FCP again': await visitAgain(context, url) });
		delay = 0;
		await context.close();
	}
	const scores: string[] = [];
	// Lighthouse refuses a page that is answered with an error, as the one for unknown addresses is.
	for (let run = 0; run < Number(values.lighthouse) && route !== '/404'; run++)
		scores.push(await lighthouseScores(url));
	rows.push({ page: route, ...medians(visits), Lighthouse: scores.join(', ') });
}
await site.close();
console.table(rows);

/** The figure in the middle, for each name. */
function medians(visits: Record<string, number>[]): Record<string, number> {
	const middle = (name: string) =>
		visits.map((visit) => visit[name] ?? 0).sort((one, other) => one - other)[Math.floor(visits.length / 2)];
	return Object.fromEntries(Object.keys(visits[0] ?? {}).map((name) => [name, middle(name) ?? 0]));
}
