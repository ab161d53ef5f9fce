import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { createSiteHandler } from '../start/site-handler.ts';
import { launchOptions } from './browser.ts';
import { listen } from './listen.ts';

interface Options {
	/** The built site. */
	dist: string;
	/** The server's delay for a path, in milliseconds. */
	delay?: (path: string) => number;
}

/** Screen sizes for measurements. */
export const screens = {
	phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
	tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
	desktop: { viewport: { width: 1280, height: 800 } },
};

/** Serves the built site on a free port as a CDN would, with a browser that can't reach anything else. Close it when done. */
export async function openSite({ dist, delay = () => 0 }: Options) {
	const handle = createSiteHandler(dist);
	const server = createServer((request, response) => {
		setTimeout(() => handle(request, response), delay(request.url ?? ''));
	});
	const origin = `http://localhost:${await listen(server, 0, 'localhost')}`;
	const { args = [], ...options } = await launchOptions();
	const browser = await chromium.launch({
		...options,
		args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
	});
	return {
		origin,
		browser,
		async close() {
			await browser.close();
			server.closeAllConnections();
			server.close();
		},
	};
}
