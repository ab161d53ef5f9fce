import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node';

/** Responds to account requests: the embedded service, one in another process, or a fake in a test. */
export interface Service {
	fetch(request: Request): Promise<Response>;
}

const longest = 1_000_000; // bytes of a request

/** Whether a path belongs to the account service. */
export function isServicePath(path: string): boolean {
	return /^\/(auth|rest)\/v1(\/|$)/.test(path);
}

/** Passes a Node request to the account service and sends its response. */
export async function handleServiceRequest(
	service: Service,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	// Overwrites the header, as Cloudflare does for a hosted project. A dual-stack socket writes an IPv4 address as
	// "::ffff:192.0.2.1".
	request.headers['cf-connecting-ip'] = (request.socket.remoteAddress ?? '').replace('::ffff:', '');
	const body = await readBody(request);
	if (!body) return void response.writeHead(413).end();
	const result = await service.fetch(createRequestFromNodeRequest(Object.assign(request, { body })));
	await writeResponse(result, response);
}

/** Reads a body to its end, because the connection may bring another request. Undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
	const chunks: Buffer[] = [];
	let length = 0;
	request.on('data', (chunk: Buffer) => {
		length += chunk.length;
		if (length <= longest) chunks.push(chunk);
	});
	await finished(request);
	return length <= longest ? Buffer.concat(chunks) : undefined;
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
