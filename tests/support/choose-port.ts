import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port. Playwright's workers inherit it through the environment variable. */
export async function choosePort(variable: string): Promise<number> {
	if (!process.env[variable]) {
		const server = createServer().listen(0, 'localhost');
		await once(server, 'listening');
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('The server has no port.');
		server.close();
		await once(server, 'close');
		process.env[variable] = String(address.port);
	}
	return Number(process.env[variable]);
}
