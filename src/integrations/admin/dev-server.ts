// Serves the editing screen with `npm run dev`, and checks changes before they are saved.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { lookup } from 'mrmime';
import { bundleScreen } from './bundle.ts';
import { dryRun } from './dry-run.ts';
import { createPolicy, createScreenFile, type Project } from './page.ts';

/**
 * Handles requests below /admin/ and passes all others to `next`. Astro has removed the base path from their addresses.
 * @param folder where to bundle the screen, once, on the first request
 */
export function screenServer(project: Project, folder: string) {
	let bundle: Promise<void> | undefined;

	async function handle(request: IncomingMessage, response: ServerResponse, name: string): Promise<boolean> {
		const send = (status: number, type: string, body: string | Buffer) => {
			response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
			return true;
		};
		const sendJson = (value: unknown) => send(200, 'application/json', JSON.stringify(value));
		if (request.method === 'POST') {
			// Refuse requests from other origins in the same browser.
			if (request.headers.origin !== `http://${request.headers.host}`) return send(403, 'text/plain', 'Forbidden');
			return sendJson(await dryRun(await readChanges(request), project.content));
		}
		if (name === 'screen.json') return sendJson(await createScreenFile(project));
		await (bundle ??= bundleScreen(folder, createPolicy()));
		const file = await readFile(join(folder, name)).catch(() => undefined);
		return file !== undefined && send(200, lookup(name) ?? 'application/octet-stream', file);
	}

	return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (pathname === '/admin') {
			response.writeHead(302, { location: 'admin/' }).end();
		} else if (pathname.startsWith('/admin/')) {
			const name = pathname.slice('/admin/'.length) || 'index.html';
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
