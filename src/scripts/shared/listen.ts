import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts a server. @returns its port: by default, the system chooses a free one. */
export async function listen(server: Server, port = 0, hostname?: string): Promise<number> {
	await once(server.listen(port, hostname), 'listening');
	const address = server.address();
	return typeof address === 'object' && address ? address.port : port;
}
