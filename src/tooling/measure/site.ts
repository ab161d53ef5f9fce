import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import type { VisitorFont } from './fonts.ts';
import { distFolder } from '../folders.ts';
import { createSiteServer } from '../serve/site-server.ts';

interface Options {
	/** By how many milliseconds pictures and fonts come late. */
	late?: number;
	/** By how many milliseconds every answer comes late, whoever asks: a service worker too, whose line a browser doesn't slow down. */
	latency?: number;
	/** The font that the visitor has, if not the usual one. */
	font?: VisitorFont;
}

/** An answer that went out. */
interface Sent {
	/** In milliseconds since 1970. */
	time: number;
	/** With its headers. */
	bytes: number;
}

/** The built site on a free port, served as a CDN would, and a browser that reaches nothing else. Close it when done. */
export async function openSite({ late = 0, latency = 0, font }: Options = {}) {
	const site = createSiteServer({ dist: distFolder });
	const sent: Sent[] = [];
	site.on('request', ({ socket }, response) => {
		const before = socket.bytesWritten;
		response.on('finish', () => sent.push({ time: Date.now(), bytes: socket.bytesWritten - before }));
	});
	const server = late + latency > 0 ? behind(site, late, latency) : site;
	const port = await listen(server);
	const debuggingPort = await freePort();
	const options = await launchOptions(font);
	const browser: Browser = await chromium.launch({
		...options,
		args: [
			...(options.args ?? []),
			`--remote-debugging-port=${debuggingPort}`,
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
		],
	});
	return {
		origin: `http://localhost:${port}`,
		browser,
		/** What the server has answered so far. */
		sent,
		/** Where tools that speak to the browser themselves find it. */
		debuggingPort,
		async close() {
			await browser.close();
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Holds back everything, or what makes a page shift when it comes late. */
function behind(site: Server, late: number, latency: number): Server {
	return createServer((request, response) => {
		const wait = /\.(avif|jpe?g|png|webp|svg|woff2)$/.test(request.url ?? '') ? Math.max(late, latency) : latency;
		setTimeout(() => site.emit('request', request, response), wait);
	});
}

async function freePort(): Promise<number> {
	const server = createServer();
	const port = await listen(server);
	server.close();
	return port;
}

async function listen(server: Server): Promise<number> {
	server.listen(0, 'localhost');
	await once(server, 'listening');
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	return address.port;
}
