import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node';

/** Responds to account requests: the embedded service, one in another process, or a fake in a test. */
export interface Service {
	fetch(request: Request): Promise<Response>;
}

/** Whether a path belongs to the account service. */
export function isServicePath(path: string): boolean {
	return /^\/(auth|rest)\/v1(\/|$)/.test(path);
}

/** Passes a Node request to the account service and sends its response. */
export async function handleServiceRequest(service: Service, request: IncomingMessage, response: ServerResponse) {
	// Overwrites the header, as Cloudflare does for a hosted project. A dual-stack socket writes an IPv4 address as
	// "::ffff:192.0.2.1".
	request.headers['cf-connecting-ip'] = (request.socket.remoteAddress ?? '').replace('::ffff:', '');
	const body = await buffer(request); // to its end, because the connection may bring another request
	if (body.length > 1_000_000) return void response.writeHead(413).end();
	const result = await service.fetch(createRequestFromNodeRequest(Object.assign(request, { body })));
	await writeResponse(result, response);
}

/** The service of another server. */
export function forwardTo(address: string): Service {
	return {
		fetch(request) {
			const { pathname, search } = new URL(request.url);
			for (const name of ['host', 'connection']) request.headers.delete(name); // they are about this server
			return fetch(new Request(new URL(pathname + search, address), request));
		},
	};
}
