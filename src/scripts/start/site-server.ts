import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { findHeaders, isFileHeader, readRules, findRedirect } from '../../integrations/hosting/host-rules.ts';
import { handleServiceRequest, isServicePath, type Service } from '../../integrations/accounts-dev/service-requests.ts';
import { siteFiles } from './site-files.ts';

interface Options {
	/** The output folder of `npm run build`. */
	dist: string;
	/** Handles `/auth/v1` and `/rest/v1`, so that accounts are same-origin. */
	supabase?: Service | undefined;
	/** The base path of the build. */
	base?: string;
}

/**
 * Creates a server that serves the built site as a CDN does: compression, conditional requests, clean URLs, `_headers`,
 * `_redirects` and the 404 page. Call `listen()` on it.
 */
export function createSiteServer({ dist, supabase, base = '/' }: Options): Server {
	if (!existsSync(dist))
		throw new Error(`There is no ${path.relative('.', dist) || dist}/ to serve yet. Run "npm run build" first.`);
	const files = siteFiles(dist);
	const rules = readRules(dist);
	const prefix = base.replace(/\/+$/, '');

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (!isOwnHost(request)) return plain(response, 400, 'This server is only for its own address, e.g. localhost.');
		const [rawPath = '', query] = (request.url ?? '').split(/\?(.*)/s);
		const fullPath = decode(rawPath);
		if (fullPath === undefined) return plain(response, 400, 'The path is malformed.');
		if (supabase && isServicePath(fullPath)) return handleServiceRequest(supabase, request, response);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.setHeader('allow', 'GET, HEAD');
			return plain(response, 405, 'Only GET and HEAD are allowed.');
		}
		if (prefix && fullPath === prefix) return redirect(308, `${prefix}/`);
		if (prefix && !fullPath.startsWith(`${prefix}/`)) {
			return plain(response, 404, `The site is at ${prefix}/`);
		}

		const sitePath = fullPath.slice(prefix.length) || '/';
		const elsewhere = findRedirect(rules.redirects, fullPath);
		if (elsewhere) return redirect(301, elsewhere);
		const clean = sitePath.replace(/(?<=\/)index\.html$|\.html$/, '');
		if (clean !== sitePath && sitePath !== '/404.html' && (await files.resolve(clean))) {
			return redirect(308, prefix + clean);
		}

		const found = await files.resolve(sitePath);
		// The folder's page uses relative URLs, which need the trailing slash.
		if (found === `${sitePath}/index.html`) return redirect(308, `${prefix}${sitePath}/`);
		const status = found === undefined || found === '/404.html' ? 404 : 200;
		const file = await files.read(found ?? '/404.html', String(request.headers['accept-encoding'] ?? ''));
		if (!file) return plain(response, 404, 'Not found.');

		response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
		response.setHeader('content-type', file.type);
		for (const [name, value] of findHeaders(rules.headers, fullPath)) {
			// Headers of files, such as long caching, must not apply to the 404 page.
			if (status === 200 || !isFileHeader(name)) response.setHeader(name, value);
		}
		response.setHeader('etag', file.etag);
		if (file.varies) response.setHeader('vary', 'accept-encoding');
		if (status === 200 && isKnown(file.etag, request.headers['if-none-match'])) {
			response.removeHeader('content-type');
			response.writeHead(304).end();
			return;
		}
		if (file.encoding) response.setHeader('content-encoding', file.encoding);
		response.writeHead(status, { 'content-length': file.body.length });
		response.end(request.method === 'HEAD' ? undefined : file.body);

		function redirect(code: number, to: string): void {
			const place = encodeURI(to);
			const location = query && !to.includes('?') ? place.replace(/(?=#|$)/, `?${query}`) : place;
			response.writeHead(code, { location, 'content-length': 0 }).end();
		}
	}

	return createServer((request, response) => {
		handle(request, response).catch((error: unknown) => {
			console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error);
			if (response.headersSent) response.destroy();
			else plain(response, 500, 'Something went wrong on this server.');
		});
	});
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

function isKnown(etag: string, header = ''): boolean {
	return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}

function plain(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, {
		'content-type': 'text/plain; charset=utf-8',
		'content-length': Buffer.byteLength(text),
	});
	response.end(text);
}
