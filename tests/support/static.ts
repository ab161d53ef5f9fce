import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { lookup } from 'mrmime';

/** A server that knows nothing but files. */
export function serveFolder(folder: string): Server {
	return createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
		readFile(file).then(
			(bytes) => response.writeHead(200, { 'content-type': lookup(extname(file)) ?? 'text/plain' }).end(bytes),
			() => response.writeHead(404).end(),
		);
	});
}
