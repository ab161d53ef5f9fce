import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to account requests: the embedded service, or a fake in a test. */
export interface Service {
	fetch(request: Request): Promise<Response>;
}

/** Whether a path belongs to the account service. */
export function isServicePath(path: string): boolean {
	return /^\/(auth|rest)\/v1(\/|$)/.test(path);
}

/** In bytes. A hosted project has a limit too. */
const bodyLimit = 1_000_000;

/** Passes a Node request to the account service and sends its response. */
export async function handleServiceRequest(
	service: Service,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const body = await readBody(request);
	if (!body) return void response.writeHead(413, { connection: 'close' }).end();
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
	// Overwrites the header, as Cloudflare does for a hosted project. A dual-stack socket writes an IPv4 address as
	// "::ffff:192.0.2.1".
	headers.set('cf-connecting-ip', (request.socket.remoteAddress ?? '').replace('::ffff:', ''));
	const method = request.method ?? 'GET';
	const carriesBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
	const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
	// Mail links lead to this page, with a session in the address. A hosted project has a list of allowed pages.
	const page = url.searchParams.get('redirect_to');
	if (page !== null) url.searchParams.set('redirect_to', URL.parse(page)?.origin === url.origin ? page : url.origin);
	const result = await service.fetch(new Request(url, { method, headers, ...(carriesBody && { body }) }));
	response.writeHead(result.status, [...result.headers].flat());
	response.end(Buffer.from(await result.arrayBuffer()));
}

/** The body; undefined if it exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
	// The response needs the connection.
	const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of body) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > bodyLimit) return undefined;
	}
	return Buffer.concat(chunks);
}
