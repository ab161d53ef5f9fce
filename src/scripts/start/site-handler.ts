import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { handleServiceRequest, isServicePath, type Service } from '../../integrations/accounts-dev/service-requests.ts';
import { readRecord } from '../../integrations/hosting/build-record.ts';
import { getContentType } from '../../integrations/hosting/file-types.ts';
import { findHeaders, findRedirect, uncached } from '../../integrations/hosting/host-rules.ts';

/**
 * Serves a site that was built for a server, as a CDN does: compression, conditional requests, clean URLs, headers,
 * redirects and the 404 page.
 * @param supabase handles `/auth/v1` and `/rest/v1`, so that accounts are same-origin.
 * @param base the base path of the build.
 */
export function createSiteHandler(dist: string, supabase?: Service, base = '/'): RequestListener {
	const { rules } = readRecord(path.join(dist, base));
	const sendFile = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true }); // "dev" notices a new build

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (!isOwnHost(request)) return plain(response, 400, 'Use this server’s own address, e.g. localhost.');
		const [rawPath = '', query] = (request.url ?? '').split(/\?(.*)/s);
		const sitePath = decode(rawPath);
		if (sitePath === undefined) return plain(response, 400, 'The path is malformed.');
		if (supabase && isServicePath(sitePath)) return handleServiceRequest(supabase, request, response);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.setHeader('allow', 'GET, HEAD');
			return plain(response, 405, 'Only GET and HEAD are allowed.');
		}

		const moved = findRedirect(rules.redirects, sitePath);
		if (moved) return redirect(301, moved);
		const address = findAddress(sitePath);
		if (address !== sitePath) return redirect(308, address);
		response.setHeader('cache-control', uncached);
		for (const [name, value] of findHeaders(rules.headers, sitePath)) response.setHeader(name, value);
		if (path.extname(sitePath)) response.setHeader('content-type', getContentType(sitePath)); // sirv leaves out the charset
		if (sitePath.endsWith('/404')) return sendNotFound();
		sendFile(request, response, sendNotFound);

		function redirect(status: number, to: string): void {
			const place = encodeURI(to);
			const location = query && !to.includes('?') ? place.replace(/(?=#|$)/, `?${query}`) : place;
			response.writeHead(status, { location }).end();
		}

		function sendNotFound(): void {
			const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
			response.setHeader('cache-control', uncached); // not that of the missing file
			response.setHeader('content-type', 'text/html; charset=utf-8');
			if (isBrotli) response.setHeader('content-encoding', 'br');
			response.writeHead(404).end(readFileSync(path.join(dist, isBrotli ? '404.html.br' : '404.html')));
		}
	}

	/** A page's only address: without ".html", and with a slash if the page is a folder's index.html. */
	function findAddress(sitePath: string): string {
		const isFolder = existsSync(path.join(dist, sitePath, 'index.html'));
		return isFolder ? sitePath.replace(/\/?$/, '/') : sitePath.replace(/(?<=\/)index\.html$|\.html$/, '');
	}

	return (request, response) => {
		handle(request, response).catch((error: unknown) => {
			console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error);
			if (response.headersSent) response.destroy();
			else plain(response, 500, 'Something went wrong on this server.');
		});
	};
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

/** The decoded path; undefined if it is malformed or leaves the site's folder. */
function decode(rawPath: string): string | undefined {
	try {
		const decoded = decodeURIComponent(rawPath);
		const leaves = /[\\\p{Cc}]|\/\/|\/\.\.?(\/|$)/u.test(decoded);
		return decoded.startsWith('/') && !leaves ? decoded : undefined;
	} catch {
		return undefined;
	}
}

function plain(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
