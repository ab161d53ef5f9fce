import { once } from 'node:events';
import { type IncomingMessage, request, type RequestOptions, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Starts a server on a free port. */
export async function listen(server: Server) {
	await once(server.listen(0, 'localhost'), 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;

	return {
		origin: `http://localhost:${port}`,
		/** Requests a path exactly as written. The response is not decompressed, and redirects are not followed. */
		async request(path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
			const response = await new Promise<IncomingMessage>((resolve, reject) => {
				request({ port, host: 'localhost', path, ...options }, resolve)
					.on('error', reject)
					.end(body);
			});
			return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
		},
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
