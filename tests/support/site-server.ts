import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';

/** A raw response: not decompressed, redirects not followed. */
interface RawResponse {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

interface RawRequest {
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}

/** Starts a server on a free port. `request` requests a path exactly as written. */
export async function listen(server: Server) {
	await once(server.listen(0, 'localhost'), 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;

	return {
		origin: `http://localhost:${port}`,
		request: (path: string, { method = 'GET', headers = {}, body }: RawRequest = {}) =>
			new Promise<RawResponse>((resolve, reject) => {
				const sending = request({ port, host: 'localhost', path, method, headers }, (response) => {
					const chunks: Buffer[] = [];
					response.on('data', (chunk: Buffer) => chunks.push(chunk));
					response.on('end', () =>
						resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
					);
				});
				sending.on('error', reject);
				sending.end(body);
			}),
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
