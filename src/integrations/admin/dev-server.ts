// Serves the editing screen with `npm run dev`, and checks changes before they are saved.
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { lookup } from 'mrmime';
import { bundleScreen } from './bundle.ts';
import { dryRun } from './dry-run.ts';
import { createPage, type Place, createScreenFile } from './page.ts';

/** Handles requests below /admin/ and passes all others to `next`. @param base the site's base path. */
export function screenServer({ root, content, cache }: Place, base = '/') {
	let bundle: Promise<string> | undefined;

	async function handle(request: IncomingMessage, response: ServerResponse, name: string): Promise<boolean> {
		const send = (type: string, body: string, status = 200) => {
			response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
			return true;
		};
		const sendJson = (value: unknown) => send('application/json', JSON.stringify(value));
		if (request.method === 'POST') {
			// Refuse requests from other origins in the same browser.
			if (request.headers.origin !== `http://${request.headers.host}`) return send('text/plain', 'Forbidden', 403);
			return sendJson(await dryRun(await readChanges(request), content, cache));
		}
		if (name === 'screen.json') return sendJson(await createScreenFile({ root, content }));
		if (name === 'index.html' || !bundle) {
			// A reload picks up changed sources. Bundles run one at a time.
			bundle = (bundle ?? Promise.resolve('')).catch(() => '').then(() => bundleScreen(cache));
		}
		const folder = await bundle;
		if (name === 'index.html') return send('text/html', await createPage(folder, {}));
		const file = join(folder, name);
		if (name.includes('..') || !existsSync(file)) return false;
		response.writeHead(200, { 'content-type': lookup(name) ?? 'application/octet-stream' });
		createReadStream(file).pipe(response);
		return true;
	}

	return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (pathname === `${base}admin`) {
			response.writeHead(302, { location: `${base}admin/` }).end();
		} else if (pathname.startsWith(`${base}admin/`)) {
			const name = pathname.slice(`${base}admin/`.length) || 'index.html';
			handle(request, response, name).then((handled) => handled || next(), next);
		} else {
			next();
		}
	};
}

/** The files to save, by path relative to content/. */
async function readChanges(request: IncomingMessage): Promise<Map<string, Uint8Array>> {
	const headers = { 'content-type': request.headers['content-type'] ?? '' };
	const form = await new Response(await buffer(request), { headers }).formData();
	const files = [...form].map(async ([name, value]) => [name, await new Response(value).bytes()] as const);
	return new Map(await Promise.all(files));
}
