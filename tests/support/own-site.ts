import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../src/tooling/serve/site-server.ts';
import { dist } from './routes.ts';
import { listen } from './site-server.ts';

/** A copy of the built site with a server of its own, which a test may cut off, change and ask what it was asked for. */
export async function ownSite() {
	const folder = mkdtempSync(path.join(tmpdir(), 'own-site-'));
	cpSync(dist, folder, { recursive: true });
	const site = createSiteServer({ dist: folder });
	const asked: string[] = [];
	let isDown = false;
	let delay = 0;
	const server = createServer((request, response) => {
		if (isDown) return void request.socket.destroy();
		asked.push(request.url ?? '');
		setTimeout(() => site.emit('request', request, response), delay);
	});
	const { origin, close } = await listen(server);
	return {
		origin,
		/** Every path that was asked for, in order. */
		asked,
		down: () => {
			isDown = true;
			server.closeAllConnections();
		},
		up: () => (isDown = false),
		/** By how many milliseconds answers come late. */
		wait: (milliseconds: number) => (delay = milliseconds),
		/** Deploys another text of a file. */
		change(file: string, edit: (text: string) => string) {
			const before = readFileSync(path.join(folder, file), 'utf8');
			const after = edit(before);
			if (after === before) throw new Error(`Nothing was changed in ${file}.`);
			writeFileSync(path.join(folder, file), after);
		},
		remove: (file: string) => {
			rmSync(path.join(folder, file), { recursive: true });
		},
		async close() {
			await close();
			rmSync(folder, { recursive: true });
		},
	};
}
