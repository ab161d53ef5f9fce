/*
 * `npm run bench`: builds the site and measures a first visit on a phone twice: with a slow line and a CPU four times slower than this one,
 * and with a CPU 16 times slower on a fast line. One page of each kind, or those that are named: `npm run bench -- / /contact`. With `--beside FOLDER`, it visits the same pages
 * of another build in turn, such as the one before a change. Sets no limits: see tests/site/budgets.ts.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { distFolder } from '../../src/folders.ts';
import { embeddedSettings } from '../../src/integrations/hosting/account-settings.ts';
import { createSiteHandler } from '../../src/scripts/start/site-handler.ts';
import { launchOptions } from '../support/browser.ts';
import { listBuiltPages, selectOnePerKind } from '../support/pages.ts';
import { listen } from '../support/site-server.ts';
import { slowNetwork } from '../support/slow-network.ts';

/** Visits per page. The table shows the medians. */
const runs = 5;
const phones = { 'slow line': { cpu: 4, isLineSlow: true }, 'slow CPU': { cpu: 16, isLineSlow: false } };
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const { values, positionals: named } = parseArgs({
	allowPositionals: true,
	options: { beside: { type: 'string', multiple: true, default: [] } },
});
console.log('Building…');
execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
	stdio: ['ignore', 'ignore', 'inherit'],
	env: { ...process.env, ...embeddedSettings }, // with pictures as published
});
const sites = await Promise.all(
	[...values.beside, distFolder].map(async (folder) => {
		const { origin, close } = await listen(createServer(createSiteHandler(folder)));
		return { folder, origin, close };
	}),
);
const browser = await chromium.launch(await launchOptions());

const routes = named.length > 0 ? named : selectOnePerKind(listBuiltPages(distFolder));
const table: Record<string, Record<string, number>> = {};
for (const route of routes) {
	console.log(route);
	const visits: Record<string, Record<string, number>[]> = {};
	for (let run = 0; run < runs; run++) {
		for (const [name, phone] of Object.entries(phones))
			for (const { folder, origin } of sites)
				(visits[`${route} ${name} ${folder}`] ??= []).push(await visitSlowly(origin + route, phone));
	}
	for (const [name, all] of Object.entries(visits)) {
		const median = (figure: string) =>
			all.map((visit) => visit[figure] ?? 0).sort((one, other) => one - other)[runs >> 1];
		table[name] = Object.fromEntries(Object.keys(all[0] ?? {}).map((figure) => [figure, median(figure) ?? 0]));
	}
}
await browser.close();
for (const { close } of sites) await close();
console.table(table);

/** Milliseconds to first and largest paint, and milliseconds that the main thread worked and was blocked. */
async function visitSlowly(address: string, { cpu, isLineSlow }: { cpu: number; isLineSlow: boolean }) {
	const context = await browser.newContext(screen);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
	await session.send('Performance.enable');
	if (isLineSlow) await slowNetwork(page);
	await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
	const { metrics } = await session.send('Performance.getMetrics');
	const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity; // in seconds
	const paints = await readEntries(page, 'paint', 'startTime');
	const largest = await readEntries(page, 'largest-contentful-paint', 'startTime');
	const blocked = await readEntries(page, 'long-animation-frame', 'blockingDuration');
	await context.close();
	return {
		FCP: Math.round(paints.at(-1) ?? Infinity), // the last entry is the first paint with content
		LCP: Math.round(largest.at(-1) ?? Infinity),
		work: Math.round(work * 1000),
		blocked: Math.round(blocked.reduce((total, value) => total + value, 0)),
	};
}

/** A field of all performance entries of a type so far. */
function readEntries(page: Page, type: string, field: string): Promise<number[]> {
	return page.evaluate(
		([type, field]) => {
			const observer = new PerformanceObserver(() => undefined);
			observer.observe({ type, buffered: true });
			return observer.takeRecords().map((entry) => Number(Reflect.get(entry, field)));
		},
		[type, field] as const,
	);
}
