import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Responds to account requests: the embedded service, or a fake in a test. */
export interface Service {
	fetch(request: Request): Promise<Response>;
}

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
	const body = await buffer(request);
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
	// Overwrites the header, as Cloudflare does for a hosted project. A dual-stack socket writes an IPv4 address as
	// "::ffff:192.0.2.1".
	headers.set('cf-connecting-ip', (request.socket.remoteAddress ?? '').replace('::ffff:', ''));
	const method = request.method ?? 'GET';
	const carriesBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
	const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
	const result = await service.fetch(new Request(url, { method, headers, ...(carriesBody && { body }) }));
	response.writeHead(result.status, [...result.headers].flat());
	response.end(Buffer.from(await result.arrayBuffer()));
}
