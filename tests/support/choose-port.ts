import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from '../../src/scripts/shared/listen.ts';

/** Finds a free port. Playwright's workers inherit it through the environment variable. */
export async function choosePort(variable: string): Promise<number> {
	if (!process.env[variable]) {
		const server = createServer();
		process.env[variable] = String(await listen(server, 0, 'localhost'));
		await once(server.close(), 'close');
	}
	return Number(process.env[variable]);
}
