/*
 * `npm run test:budgets`: fails if a built page exceeds its budget. Checks one page of each kind.
 *   npm run test:budgets -- --all       every page
 */
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { distFolder } from '../../folders.ts';
import { selectOnePerKind, visitablePages } from '../shared/pages.ts';
import { openSite } from '../shared/site.ts';
import { type Budget, findBudget } from './budgets.ts';
import { layoutOverruns, scriptOverruns, weigh, weightOverruns } from './overruns.ts';
import { type Screen, visit } from './visit.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const pages = visitablePages(distFolder);
const kinds = selectOnePerKind(pages);
const table: Record<string, Budget> = {};
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
	over.push(...layoutOverruns(route, screen, seen));
	if (screen !== 'phone') return;
	const weights = weigh(html, seen);
	table[route] = weights;
	over.push(...weightOverruns(route, weights, findBudget(route)), ...scriptOverruns(route, html));
};
await pMap(visits, check, { concurrency: 3 });
await site.close();
console.table(table);
if (Object.values(table).every(({ formScripts }) => formScripts === 0)) over.push('No form loaded a script on focus.');
console.log(over.length > 0 ? `\nOver budget:\n  ${over.join('\n  ')}` : '\nAll pages are within budget.');
process.exitCode = over.length > 0 ? 1 : 0;
