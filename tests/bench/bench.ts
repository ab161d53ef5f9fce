/*
 * `npm run bench`: builds the site and measures the speed of its pages on a slow phone. One page of each kind, or:
 *   npm run bench -- --only "/,/blog/*" these pages, as glob patterns; "/**" is every page
 *   npm run bench -- --runs 9           visits per page; the table shows the medians (5)
 * Sets no limits. Bytes and requests have limits in tests/site/budgets.ts.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder } from '../../src/folders.ts';
import { embeddedSettings } from '../../src/integrations/hosting/account-settings.ts';
import { selectOnePerKind, visitablePages } from '../support/pages.ts';
import { type Figures, openSite } from './slow-phone.ts';

const { values } = parseArgs({
	options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
});

console.log('Building…');
const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
	stdio: ['ignore', 'ignore', 'inherit'],
	env: { ...process.env, ...embeddedSettings }, // with pictures as published
});
if (status !== 0) process.exit(1);

const pages = visitablePages(distFolder);
const patterns = values.only?.split(',');
const chosen = patterns
	? pages.filter(({ route }) => patterns.some((pattern) => path.posix.matchesGlob(route, pattern)))
	: selectOnePerKind(pages);
if (chosen.length === 0)
	throw new Error(`No page matches --only ${values.only}. Write paths or patterns, e.g. --only "/,/blog/*".`);

const site = await openSite(distFolder);
const table: Record<string, Figures> = {};
for (const { route } of chosen) {
	console.log(route);
	const visits: Figures[] = [];
	for (let run = 0; run < Number(values.runs); run++) visits.push(await site.visit(route));
	table[route] = takeMedians(visits);
}
await site.close();
console.table(table);

/** The median of each figure. */
function takeMedians(visits: Figures[]): Figures {
	const middle = (name: string) =>
		visits.map((visit) => visit[name] ?? 0).sort((one, other) => one - other)[Math.floor(visits.length / 2)];
	return Object.fromEntries(Object.keys(visits[0] ?? {}).map((name) => [name, middle(name) ?? 0]));
}
