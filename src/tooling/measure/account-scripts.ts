import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../folders.ts';
import { brotliOf } from './html.ts';
import { settle, watchNetwork } from './network.ts';
import type { openSite } from './site.ts';
import { newContext } from './visit.ts';

/** The pages with a form that speaks to the account service as soon as it is touched. */
const routes = ['/login', '/signup', '/forgot-password'];

/** The bytes (brotli) of script that the account pages fetch once somebody turns to their form: all that signing in takes. */
export async function accountScripts({ browser, origin }: Awaited<ReturnType<typeof openSite>>) {
	const sizes: { route: string; size: number }[] = [];
	for (const route of routes) {
		const context = await newContext(browser, 'phone');
		const page = await context.newPage();
		const network = await watchNetwork(await context.newCDPSession(page));
		await page.goto(origin + route, { waitUntil: 'load' });
		await page.locator('main form input').first().focus();
		await settle(page, network);
		const files = network.fetched().flatMap(({ kind, url }) => (kind === 'script' ? new URL(url).pathname : []));
		if (files.length === 0) throw new Error(`${route}: no script came when its form was touched.`);
		const weights = files.map((file) => brotliOf(readFileSync(path.join(distFolder, file), 'utf8')));
		sizes.push({ route, size: weights.reduce((sum, weight) => sum + weight, 0) });
		await context.close();
	}
	return sizes;
}
