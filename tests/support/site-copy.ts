import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteHandler } from '../../src/scripts/start/site-handler.ts';
import { dist } from './routes.ts';
import { listen } from './site-server.ts';

/** Serves a copy of the built site. A test can stop the server, change files and read which paths were requested. */
export async function serveSiteCopy() {
	const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
	cpSync(dist, folder, { recursive: true });
	const handle = createSiteHandler(folder);
	const requests: string[] = [];
	const redirects = new Map<string, string>();
	let answer: { status: number; html: string } | undefined;
	let isDown = false;
	let held: Promise<unknown> = Promise.resolve();
	const server = createServer((request, response) => {
		if (isDown) return void request.socket.destroy();
		const { url = '' } = request;
		requests.push(url);
		const location = redirects.get(url);
		if (location !== undefined) return void response.writeHead(301, { location }).end();
		if (answer) return void response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.html);
		void held.then(() => handle(request, response));
	});
	const { origin, close } = await listen(server);
	return {
		origin,
		/** Every requested path, in order. */
		requests,
		down: () => {
			isDown = true;
			server.closeAllConnections();
		},
		up: () => (isDown = false),
		/** Responds to every request with the same page, as a host or a captive portal does. Without one, as usual again. */
		replace: (page?: typeof answer) => (answer = page),
		/** Holds back all responses until the returned function is called. */
		hold() {
			const { promise, resolve } = Promise.withResolvers<undefined>();
			held = promise;
			return () => resolve(undefined);
		},
		/** Changes a file, as a deploy would. */
		change(file: string, edit: (text: string) => string) {
			const before = readFileSync(path.join(folder, file), 'utf8');
			const after = edit(before);
			if (after === before) throw new Error(`The edit did not change ${file}.`);
			writeFileSync(path.join(folder, file), after);
		},
		/** Redirects a path permanently. */
		redirect: (from: string, to: string) => redirects.set(from, to),
		async close() {
			await close();
			rmSync(folder, { recursive: true });
		},
	};
}
