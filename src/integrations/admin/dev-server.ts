// The editing screen beside `npm run dev`: its files, and what it asks the computer that it runs on.
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'astro/zod';
import { bundleScreen } from './bundle.ts';
import { readSurroundings } from './preview/surroundings.ts';
import { pageOf, policyOf, screenFile } from './page.ts';
import { rehearse, tidy } from './dry-run.ts';

interface Options {
	/** The project's folder. */
	root: string;
	/** The folder of all content. */
	content: string;
	/** Where the bundled screen is kept. */
	cache: string;
	/** The path below which the site is. */
	base?: string;
}

/** Answers what begins with /admin; says whether it did. */
export function screenServer({ root, content, cache, base = '/' }: Options) {
	return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = pathname.startsWith(base) ? pathname.slice(base.length) : '';
		if (path === 'admin') {
			response.writeHead(302, { location: `${base}admin/` }).end();
			return true;
		}
		if (!path.startsWith('admin/')) return false;
		const name = path.slice('admin/'.length) || 'index.html';
		if (request.method === 'POST') {
			if (!isOwn(request)) return send(response, 'text/plain', 'Only the editing screen may ask.', 403);
			if (name === 'check') {
				const asked = change.parse(JSON.parse(await text(request)));
				return send(response, 'application/json', JSON.stringify(await rehearse(asked, content, cache)));
			}
			if (name === 'tidy') {
				await tidy(z.array(z.string()).parse(JSON.parse(await text(request))), content);
				return send(response, 'application/json', '{}');
			}
		}
		const folder = await bundleScreen(cache);
		if (name === 'index.html') return send(response, 'text/html', await pageOf(folder, policyOf([])));
		if (name === 'screen.json') {
			const site = `http://${request.headers.host ?? 'localhost'}${base}`;
			return send(response, 'application/json', JSON.stringify(screenFile({ root, content, site })));
		}
		if (name === 'around.json') {
			return send(response, 'application/json', JSON.stringify(await readSurroundings(content)));
		}
		const file = join(folder, name);
		if (name.includes('..') || !existsSync(file)) return false;
		response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' });
		createReadStream(file).pipe(response);
		return true;
	};
}

/** What a bundle is made of. */
const types: Record<string, string> = {
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.png': 'image/png',
	'.woff2': 'font/woff2',
};

/** Another page in the same browser could otherwise ask too. */
function isOwn({ headers }: IncomingMessage): boolean {
	return headers['content-type'] === 'application/json' && headers.origin === `http://${headers.host ?? ''}`;
}

/** What the screen asks about; it could be asked by others on this computer too. */
const change = z.object({ file: z.string(), text: z.string(), pictures: z.record(z.string(), z.string()) });

function send(response: ServerResponse, type: string, body: string, status = 200): true {
	response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
	return true;
}
