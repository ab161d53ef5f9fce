/*
 * `npm run bench`: builds the site and measures the speed of its pages on a slow phone. One page of each kind, or:
 *   npm run bench -- --only '/,/blog/*' these pages, as glob patterns; '/**' is every page
 *   npm run bench -- --runs 9           visits per page; the table shows the medians (5)
 *   npm run bench -- --lighthouse 3     runs of Lighthouse, with the scores of each (1; 0 for none)
 *   npm run bench -- --posts 1000       a site with that many more posts; its second build reuses the pictures of the first
 * Sets no limits. Bytes and requests have limits in ../budgets.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../../folders.ts';
import { embeddedSettings } from '../../integrations/account-settings.ts';
import { selectOnePerKind, visitablePages } from '../shared/pages.ts';
import { openSite, screens } from '../shared/site.ts';
import { compressSite } from '../start/compress.ts';
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

console.log('Building…');
const began = performance.now();
const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
	stdio: ['ignore', 'ignore', 'inherit'],
	env: { ...process.env, ...embeddedSettings, ...large }, // with pictures as published
	shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);
const pages = visitablePages(dist);
const seconds = (performance.now() - began) / 1000;
console.log(
	`${pages.length} pages in ${seconds.toFixed(1)} s, ${((seconds / pages.length) * 1000).toFixed(0)} ms a page`,
);

await compressSite(dist);

const patterns = values.only?.split(',');
const chosen = patterns
	? pages.filter(({ route }) => patterns.some((pattern) => path.posix.matchesGlob(route, pattern)))
	: selectOnePerKind(pages);
if (chosen.length === 0)
	throw new Error(`No page matches --only ${values.only}. Write paths or patterns, e.g. --only '/,/blog/*'.`);
let delay = 0;
const site = await openSite({ dist, delay: () => delay });
const rows: object[] = [];
for (const { route } of chosen) {
	console.log(route);
	const url = site.origin + route;
	const visits: Record<string, number>[] = [];
	const tasks: { longest: number; cause: string }[] = [];
	for (let run = 0; run < Number(values.runs); run++) {
		const context = await site.browser.newContext(screens.phone);
		const { cause, ...first } = await visitSlowly(context, url);
		tasks.push({ longest: first.longest, cause });
		delay = latency;
		visits.push({ ...first, 'FCP, second visit': await visitAgain(context, url) });
		delay = 0;
		await context.close();
	}
	const scores: string[] = [];
	// Lighthouse refuses error responses, such as the 404 page.
	for (let run = 0; run < Number(values.lighthouse) && route !== '/404'; run++)
		scores.push(await lighthouseScores(url));
	const [longest] = tasks.sort((one, other) => other.longest - one.longest);
	rows.push({ page: route, ...takeMedians(visits), 'cause of longest': longest?.cause, Lighthouse: scores.join(', ') });
}
await site.close();
console.table(rows);

/** The median of each value. */
function takeMedians(visits: Record<string, number>[]): Record<string, number> {
	const middle = (name: string) =>
		visits.map((visit) => visit[name] ?? 0).sort((one, other) => one - other)[Math.floor(visits.length / 2)];
	return Object.fromEntries(Object.keys(visits[0] ?? {}).map((name) => [name, middle(name) ?? 0]));
}
