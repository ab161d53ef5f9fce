/*
 * `npm run test:budgets`: fails if a built page exceeds its budget. Checks one page of each kind.
 *   npm run test:budgets -- --all       every page
 */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { precachedPages } from '../../offline/lists.ts';
import { distFolder } from '../../folders.ts';
import { selectOnePerKind, visitablePages } from '../shared/pages.ts';
import { openSite } from '../shared/site.ts';
import { findBudget, largestFont, largestPrecache } from './budgets.ts';
import { layoutOverruns, scriptOverruns, weigh, weightOverruns } from './overruns.ts';
import { type Screen, visit } from './visit.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const pages = visitablePages(distFolder);
const kinds = selectOnePerKind(pages);
const table: Record<string, string | number>[] = [];
const over: string[] = [];

// Pictures and fonts arrive half a second late, so a page that doesn't reserve their space shifts.
const delay = (file: string) => (/\.(avif|jpe?g|png|webp|svg|woff2)$/.test(file) ? 500 : 0);
const site = await openSite({ dist: distFolder, delay });
const visits = (values.all ? pages : kinds).flatMap((page) => {
	// On larger screens, pages of one kind only differ in their text.
	const screens: Screen[] = kinds.includes(page) ? ['phone', 'tablet', 'desktop'] : ['phone'];
	return screens.map((screen) => ({ ...page, screen }));
});
const check = async ({ route, html, screen }: (typeof visits)[number]) => {
	const seen = await visit(site.browser, site.origin + route, screen);
	over.push(...(await layoutOverruns(route, screen, seen)));
	if (screen !== 'phone') return;
	const weights = weigh(html, seen);
	table.push({ page: route, ...Object.fromEntries(weights.map(([name, value]) => [name, value])) });
	over.push(...weightOverruns(route, weights, findBudget(route)), ...scriptOverruns(route, html));
};
await pMap(visits, check, { concurrency: 3 });
await site.close();
console.table(table);
if (table.every((row) => row['formScripts'] === 0)) over.push('No form loaded a script on focus.');

const sizeOf = (file: string) => statSync(path.join(distFolder, file)).size;
for (const file of globSync('_astro/fonts/*', { cwd: distFolder })) checkSize(file, sizeOf(file), largestFont);
const sizes = precachedPages.map((page) => sizeOf(`${page}.html.br`));
checkSize(
	'What the service worker precaches',
	sizes.reduce((sum, size) => sum + size),
	largestPrecache,
);

console.log(over.length > 0 ? `\nOver budget:\n  ${over.join('\n  ')}` : `\n${table.length} pages within budget.`);
process.exitCode = over.length > 0 ? 1 : 0;

function checkSize(name: string, bytes: number, budget: number): void {
	const sentence = `${name}: ${bytes} bytes, budget ${budget}.`;
	console.log(sentence);
	if (bytes > budget) over.push(sentence);
}
