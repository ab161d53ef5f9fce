// Serves the editing screen with `npm run dev`.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { bundleScreen } from './bundle.ts';

/**
 * Handles requests below /admin/ and passes all others to `next`. Astro has removed the base path from their addresses.
 * @param folder where to bundle the screen, once, on the first request
 * @param base the base path of the site
 */
export function screenServer(folder: string, base = '/') {
	let bundle: Promise<void> | undefined;
	return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (!`${pathname}/`.startsWith('/admin/')) return next();
		const name = pathname.slice('/admin/'.length) || 'index.html';
		try {
			await (bundle ??= bundleScreen(folder, base));
			const file = await readFile(join(folder, name));
			response.writeHead(200, { 'content-type': lookup(name) ?? '', 'cache-control': 'no-store' }).end(file);
		} catch (error) {
			next(error);
		}
	};
}
