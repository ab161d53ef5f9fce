/* `npm run test:budgets`: ends with an error when a built page is over its budget. Seconds are not weighed: see bench.ts. */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../folders.ts';
import { accountScripts } from './account-scripts.ts';
import { precachedFiles, precachedPages } from '../../offline/lists.ts';
import { budgetOf, largestAccountScript, largestFont, largestKeptFromStart } from './budgets.ts';
import { brotliOf, weighHtml } from './html.ts';
import { inParallel } from './in-parallel.ts';
import { total } from './network.ts';
import { overruns } from './overruns.ts';
import { onePerKind, visitablePages } from './pages.ts';
import { exhaustedMaster, pixelRatio } from './pictures.ts';
import { openSite } from './site.ts';
import { shiftsByFont } from './steady-headings.ts';
import { bytes, table } from './table.ts';
import { layoutShift, type Screen, steadyVisit, type Visit } from './visit.ts';

const site = await openSite({ late: 500 });
const visitable = visitablePages(distFolder);
const kinds = new Set(onePerKind(visitable).map(({ route }) => route));
const pages = await inParallel(visitable, 3, async ({ route, html }) => {
	const see = async (screen: Screen) =>
		steadyVisit(site.browser, site.origin + route, screen, budgetOf(route).layoutShift);
	const visits: Record<string, Visit> & { phone: Visit } = { phone: await see('phone') };
	// On larger screens pages of one kind are the same but for their words.
	const larger: Screen[] = kinds.has(route) ? ['tablet', 'desktop'] : [];
	for (const screen of larger) visits[screen] = await see(screen);
	return { route, html, weight: weighHtml(html), visits };
});
const forms = await accountScripts(site);
await site.close();

console.log(
	table(
		['page', 'HTML', 'of it CSS', 'script', 'requests', 'first load', 'scrolled', 'layout shift'],
		pages.map(({ route, weight, visits }) => [
			route,
			bytes(weight.bytes),
			bytes(weight.css),
			bytes(weight.script),
			bytes(visits.phone.first.length),
			bytes(total(visits.phone.first)),
			bytes(total(visits.phone.scrolled)),
			Math.max(...Object.values(visits).map(({ shifts }) => layoutShift(shifts))).toFixed(4),
		]),
	),
);
const fonts = globSync('_astro/fonts/*', { cwd: distFolder }).map((file) => ({
	file,
	size: statSync(path.join(distFolder, file)).size,
}));
for (const { file, size } of fonts) console.log(`${file}: ${bytes(size)} bytes`);
const precached = [...precachedPages.map((page) => `${page}.html`), ...precachedFiles]
	.map((file) => brotliOf(readFileSync(path.join(distFolder, file), 'utf8')))
	.reduce((sum, size) => sum + size);
console.log(`Precached for visitors without network: ${bytes(precached)} bytes`);
for (const { route, size } of forms) console.log(`${route}: ${bytes(size)} bytes of script once its form is touched`);

const over = [
	...pages.flatMap((page) => overruns(page, budgetOf(page.route))),
	...fonts
		.filter(({ size }) => size > largestFont)
		.map(({ file, size }) => `${file}: ${bytes(size)} bytes, budget ${bytes(largestFont)}.`),
	...forms
		.filter(({ size }) => size > largestAccountScript)
		.map(({ route, size }) => `${route}: ${bytes(size)} bytes of script, budget ${bytes(largestAccountScript)}.`),
	...(precached > largestKeptFromStart
		? [`Precached: ${bytes(precached)} bytes, budget ${bytes(largestKeptFromStart)}.`]
		: []),
	...(await wrongPictures()),
	...(await shiftsByFont(pages, budgetOf('/').layoutShift)),
];
if (over.length > 0) {
	console.error(`\nOver budget:\n${over.map((line) => `  ${line}`).join('\n')}`);
	process.exitCode = 1;
} else {
	console.log(`\n${pages.length} pages within budget.`);
}

/** The pictures whose size doesn't suit their box, each with the pages that show it so. */
async function wrongPictures(): Promise<string[]> {
	const routes = new Map<string, string[]>();
	const exhausted = new Set<string>();
	for (const { route, visits } of pages) {
		const { pictureAtLeast, pictureAtMost } = budgetOf(route);
		for (const [screen, { pictures }] of Object.entries(visits)) {
			for (const picture of pictures) {
				const ratio = pixelRatio(picture);
				if (ratio >= pictureAtLeast && ratio <= pictureAtMost) continue;
				const master = ratio < pictureAtLeast ? await exhaustedMaster(picture) : undefined;
				if (master) {
					exhausted.add(master);
					continue;
				}
				const { width, url } = picture;
				const size = Number.isFinite(ratio)
					? `${width} pixels wide where ${Math.round(width / ratio)} are shown, ${ratio.toFixed(2)} times, budget ${pictureAtLeast} to ${pictureAtMost},`
					: 'downloaded and hidden';
				const fault = `${path.posix.basename(url)} is ${size} on a ${screen}`;
				routes.set(fault, [...(routes.get(fault) ?? []), route]);
			}
		}
	}
	if (exhausted.size > 0) {
		console.log(`Not quite sharp, because the file in content/ has no more pixels: ${[...exhausted].join(', ')}`);
	}
	return [...routes].map(([fault, at]) => {
		const [first, ...others] = new Set(at);
		return `${first}: ${fault}${others.length > 0 ? ` (and on ${others.length} more pages)` : ''}.`;
	});
}
