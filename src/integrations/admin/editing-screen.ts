// /admin/: always with `npm run dev`; on the published site only with EDITOR_REPOSITORY.
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { cacheFolder, contentFolder } from '../../folders.ts';
import { bundleScreen } from './bundle.ts';
import type { Repository } from './repository.ts';

/** @param base the base path of the site */
export function editingScreen(base: string, repository?: Repository): AstroIntegration {
	return {
		name: 'editing-screen',
		hooks: {
			'astro:server:setup': ({ server }) => {
				server.middlewares.use('/admin', screenServer(join(cacheFolder, 'admin'), base));
			},
			'astro:server:start': ({ address, logger }) => {
				logger.info(`Edit the site at http://localhost:${address.port}${base}admin/`);
			},
			'astro:build:done': async ({ dir }) => {
				if (repository) await bundleScreen(fileURLToPath(new URL('admin/', dir)), base, repository);
			},
		},
	};
}

/**
 * Serves the screen with `npm run dev`, and says when a file of content was last changed (see find-conflict.ts).
 * @param folder where to bundle the screen, once, on the first request
 * @param content what the screen edits
 */
export function screenServer(folder: string, base = '/', content = contentFolder) {
	const sendFile = sirv(folder, { dev: true });
	let bundle: Promise<void> | undefined;
	return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
		if (pathname === '/changed') {
			const path = join(content, searchParams.get('file') ?? '');
			const file = path.startsWith(content + sep) ? await stat(path).catch(() => undefined) : undefined;
			response.writeHead(file ? 200 : 404).end(String(file?.mtime.getTime()));
		} else {
			bundle ??= bundleScreen(folder, base);
			await bundle.then(() => sendFile(request, response, next), next);
		}
	};
}
