import type { IncomingMessage, ServerResponse } from 'node:http';

/** What answers requests for accounts: the embedded service, or a stand-in in a test. */
export interface Service {
	fetch(request: Request): Promise<Response>;
}

const largestBody = 100_000;

/** Whether a path belongs to the account service rather than to the site. */
export function isServicePath(path: string): boolean {
	return /^\/(auth|rest)\/v1(\/|$)/.test(path);
}

/** Hands a request of Node's to the account service, and its answer back. */
export async function answerByService(
	service: Service,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const body = await readBody(request);
	if (!body) {
		response.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
		response.end('{"message":"The request is too large."}');
		return;
	}
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
	// As Cloudflare does in front of a hosted project, whatever the client wrote there. A socket for both kinds of
	// addresses writes an IPv4 one as "::ffff:192.0.2.1".
	headers.set('cf-connecting-ip', (request.socket.remoteAddress ?? '').replace('::ffff:', ''));
	const method = request.method ?? 'GET';
	const carriesBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
	const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
	const answer = await service.fetch(new Request(url, { method, headers, ...(carriesBody && { body }) }));
	response.writeHead(answer.status, [...answer.headers].flat());
	response.end(Buffer.from(await answer.arrayBuffer()));
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- Node's types leave a stream's chunks open
		const part: Buffer = Buffer.from(chunk);
		size += part.length;
		// Too much is read to its end and thrown away: stopping early would cut the connection before our answer.
		if (size <= largestBody) chunks.push(part);
	}
	return size <= largestBody ? Buffer.concat(chunks) : undefined;
}
