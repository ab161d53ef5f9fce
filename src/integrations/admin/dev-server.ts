// Serves the editing screen with `npm run dev`.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { contentFolder } from '../../folders.ts';
import { bundleScreen } from './bundle.ts';

/**
 * Handles requests below /admin/ and passes all others to `next`. Astro has removed the base path from their addresses.
 * @param folder where to bundle the screen, once, on the first request
 * @param base the base path of the site
 * @param content what the screen edits; before a save, the screen compares a file of it with what it has read
 */
export function screenServer(folder: string, base = '/', content = contentFolder) {
	let bundle: Promise<void> | undefined;
	return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (!`${pathname}/`.startsWith('/admin/')) return next();
		const name = pathname.slice('/admin/'.length) || 'index.html';
		try {
			const [, entry] = /^content\/([^\\]+\.(?:json|md))$/.exec(decodeURI(name)) ?? [];
			if (entry !== undefined) {
				const text = await readFile(join(content, entry)).catch(() => undefined);
				const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
				return response.writeHead(text ? 200 : 404, headers).end(text);
			}
			await (bundle ??= bundleScreen(folder, base));
			const file = await readFile(join(folder, name));
			response.writeHead(200, { 'content-type': lookup(name) ?? '', 'cache-control': 'no-store' }).end(file);
		} catch (error) {
			next(error);
		}
	};
}
