import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../start/site-server.ts';
import { launchOptions, type VisitorFont } from './browser.ts';

interface Options {
	/** The folder of the built site. */
	dist: string;
	/** How many milliseconds the server waits before it answers a request for a path. */
	delay?: (path: string) => number;
	/** The font that the visitor has. */
	font?: VisitorFont;
}

/** What pages are looked at on. */
export const screens = {
	phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
	tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
	desktop: { viewport: { width: 1280, height: 800 } },
};

/** The built site on a free port, served as a CDN would, and a browser that reaches nothing else. Close it when done. */
export async function openSite({ dist, delay = () => 0, font }: Options) {
	const site = createSiteServer({ dist });
	const server = createServer((request, response) => {
		setTimeout(() => site.emit('request', request, response), delay(request.url ?? ''));
	});
	server.listen(0, 'localhost');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	const { args = [], ...options } = await launchOptions(font);
	const browser = await chromium.launch({
		...options,
		args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
	});
	return {
		origin: `http://localhost:${address.port}`,
		browser,
		async close() {
			await browser.close();
			server.closeAllConnections();
			server.close();
		},
	};
}
