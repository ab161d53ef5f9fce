import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { handleServiceRequest, isServicePath, type Service } from '../../integrations/accounts-dev/service-requests.ts';
import { findHeaders, readHeaderRules } from '../../integrations/hosting/headers.ts';

/**
 * Serves a built site as a CDN does: compression, conditional requests, addresses without ".html", the headers of
 * public/_headers and the 404 page.
 * @param supabase handles `/auth/v1` and `/rest/v1`, so that accounts are same-origin.
 * @param base the base path of the build.
 */
export function createSiteHandler(dist: string, supabase?: Service, base = '/'): RequestListener {
	const notFound = path.join(dist, '404.html');
	if (!existsSync(notFound)) {
		throw new Error(`${notFound} is missing. Run "npm run build:embedded" or "build:fixtures" first.`);
	}
	const rules = readHeaderRules();
	const sendFile = sirv(dist, { dev: true, etag: true, brotli: true, setHeaders: addCharset }); // "dev" notices a new build

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (!isOwnHost(request)) return plain(response, 400, 'Use this server’s own address, e.g. localhost.');
		const url = request.url ?? '/';
		const [fullPath = ''] = url.split('?');
		if (supabase && isServicePath(fullPath)) return handleServiceRequest(supabase, request, response);

		const sitePath = `${fullPath}/`.startsWith(base) ? fullPath.slice(base.length - 1) : '/404';
		const headers = findHeaders(rules, sitePath);
		for (const [name, value] of headers) response.setHeader(name, value);
		if (!headers.has('cache-control')) response.setHeader('cache-control', uncached);
		if (sitePath === '/404' || !isSpelledLikeFile(dist, sitePath)) return sendNotFound();
		request.url = url.slice(base.length - 1);
		delete request.headers.range; // sirv 3.0 drops the connection after "bytes=5-2"; a server may ignore ranges
		// Otherwise, sirv leaves the file of an aborted download open.
		response.once('pipe', (file: Readable) => response.once('close', () => file.destroy()));
		sendFile(request, response, sendNotFound);

		function sendNotFound(): void {
			const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${notFound}.br`);
			response.setHeader('cache-control', uncached); // not that of the missing file
			response.setHeader('content-type', 'text/html; charset=utf-8');
			if (isBrotli) response.setHeader('content-encoding', 'br');
			response.writeHead(404).end(readFileSync(isBrotli ? `${notFound}.br` : notFound));
		}
	}

	return (request, response) => {
		handle(request, response).catch((error: unknown) => {
			console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error);
			if (response.headersSent) response.destroy();
			else plain(response, 500, 'Something went wrong on this server.');
		});
	};
}

/** What hosts send by default: browsers store the file, and revalidate it before each use. */
const uncached = 'public, max-age=0, must-revalidate';

/** sirv only adds it to HTML. */
function addCharset(response: ServerResponse, sitePath: string): void {
	const type = lookup(sitePath) ?? '';
	if (/^text|javascript|json|xml/.test(type)) response.setHeader('content-type', `${type}; charset=utf-8`);
}

/** Whether an address has the letters of its file. On Windows and macOS, "/About" opens about.html; on hosts, it doesn't. */
function isSpelledLikeFile(dist: string, sitePath: string): boolean {
	const file = [sitePath, `${sitePath}.html`].map((name) => path.join(dist, name)).find((name) => existsSync(name));
	return !file || realpathSync.native(file) === path.join(realpathSync.native(dist), path.relative(dist, file));
}

/**
 * Whether the request names this machine, by "localhost" or by the address that it arrived at. Any other site could point
 * its own name here and read what the server sends.
 */
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
	const address = (socket.localAddress ?? '').replace('::ffff:', '');
	const names = ['localhost', '127.0.0.1', '[::1]', address.includes(':') ? `[${address}]` : address];
	return names.some((name) => URL.parse(`http://${name}:${socket.localPort}`)?.host === headers.host);
}

function plain(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
