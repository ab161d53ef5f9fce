import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import compression from '@polka/compression';
import { isHostAllowed } from 'host-validation-middleware';
import sirv from 'sirv';
import { handleServiceRequest, isServicePath, type Service } from '../../integrations/accounts-dev/service-requests.ts';
import { findHeaders } from '../../integrations/hosting/headers.ts';

/** What hosts send by default: browsers store the file, and revalidate it before each use. */
const uncached = 'public, max-age=0, must-revalidate';

/**
 * Serves a built site as a CDN does: compression, conditional requests, addresses without ".html", the headers of
 * public/_headers and the 404 page.
 * @param supabase handles `/auth/v1` and `/rest/v1`, so that accounts are same-origin.
 * @param base the base path of the build.
 */
export function createSiteHandler(dist: string, supabase?: Service, base = '/'): RequestListener {
	const notFound = path.join(dist, '404.html');
	if (!existsSync(notFound))
		throw new Error(`${notFound} is missing. Run "npm run build:embedded" or "build:fixtures" first.`);
	const compress = compression({ brotli: true, level: 5 });
	const sendFile = sirv(dist, { dev: true, etag: true }); // "dev" notices a new build

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		// Any other site could point its own name here and read what the server sends.
		if (!isHostAllowed(request.headers.host, []))
			return void response.writeHead(400).end('Use the address of this server.');
		const [fullPath = ''] = request.url?.split('?') ?? [];
		if (supabase && isServicePath(fullPath)) return handleServiceRequest(supabase, request, response);

		const sitePath = `${fullPath}/`.startsWith(base) ? `/${fullPath.slice(base.length)}` : '/404';
		response.setHeader('cache-control', uncached);
		for (const [name, value] of findHeaders(sitePath)) response.setHeader(name, value);
		// Otherwise, sirv leaves the file of an aborted download open.
		let file: Readable | undefined;
		response.once('pipe', (source: Readable) => (file = source));
		response.once('close', () => file?.destroy());
		compress(request, response);
		if (sitePath === '/404') return sendNotFound();
		request.url = sitePath;
		delete request.headers.range; // sirv 3.0 drops the connection after "bytes=5-2"; a server may ignore ranges
		sendFile(request, response, sendNotFound);

		function sendNotFound(): void {
			response.setHeader('cache-control', uncached); // not that of the missing file
			response.setHeader('content-type', 'text/html; charset=utf-8');
			response.writeHead(404).end(readFileSync(notFound));
		}
	}

	return (request, response) => {
		handle(request, response).catch((error: unknown) => {
			console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error);
			if (response.headersSent) response.destroy();
			else response.writeHead(500).end('Something went wrong on this server.');
		});
	};
}
