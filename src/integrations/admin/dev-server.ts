// Serves the editing screen with `npm run dev`.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { bundleScreen } from './bundle.ts';

/**
 * Handles requests below /admin/ and passes all others to `next`. Astro has removed the base path from their addresses.
 * @param folder where to bundle the screen, once, on the first request
 */
export function screenServer(folder: string) {
	let bundle: Promise<void> | undefined;

	async function serve(name: string, response: ServerResponse): Promise<boolean> {
		await (bundle ??= bundleScreen(folder));
		const file = await readFile(join(folder, name)).catch(() => undefined);
		if (!file) return false;
		const type = lookup(name) ?? 'application/octet-stream';
		response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(file);
		return true;
	}

	return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (pathname === '/admin') {
			response.writeHead(302, { location: 'admin/' }).end();
		} else if (pathname.startsWith('/admin/')) {
			serve(pathname.slice('/admin/'.length) || 'index.html', response).then((isServed) => isServed || next(), next);
		} else {
			next();
		}
	};
}
