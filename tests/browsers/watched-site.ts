import { spawn } from 'node:child_process';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../src/tooling/folders.ts';

/** Above the policy, which holds only for what follows it; sent so that nothing is lost with the page. */
const spy = `<script>{
	const tell = (text) => navigator.sendBeacon('/faults', location.pathname + ': ' + text);
	// What a page asked for ahead and left without is no fault: a link.
	addEventListener('error', ({ message, target }) => target.tagName === 'LINK' || tell(message ?? 'did not load: ' + target.src), true);
	addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(violatedDirective + ' blocked ' + blockedURI));
}</script>`;

/** The built site with fresh accounts, on a port where every page tells of its scripts' errors and of what its policy blocks. */
export async function watchedSite(port: number) {
	const behind = port + 1;
	const server = spawn(process.execPath, ['src/tooling/serve/serve.ts', '--port', `${behind}`, '--fresh'], {
		cwd: root,
		stdio: 'ignore',
	});
	const faults: string[] = [];
	const front = createServer((incoming, outgoing) => {
		pass(incoming, outgoing, behind, faults);
	});
	front.listen(port, 'localhost');
	const origin = `http://localhost:${port}`;
	for (const end = Date.now() + 60_000; ; await wait(200)) {
		const { status } = await fetch(origin).catch(() => ({ status: 502 }));
		if (status === 200) break;
		if (Date.now() > end) throw new Error('The site is not served: is there a build? npm run build:gyms');
	}
	return {
		origin,
		/** What went wrong since it was last asked. */
		faults: () => faults.splice(0),
		close: () => {
			front.closeAllConnections();
			front.close();
			server.kill();
		},
	};
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, faults: string[]): void {
	const chunks: Buffer[] = [];
	incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
	incoming.on('end', () => {
		const body = Buffer.concat(chunks);
		if (incoming.url === '/faults') {
			faults.push(body.toString());
			outgoing.writeHead(204).end();
			return;
		}
		const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
		const asking = request(
			{ host: 'localhost', port, path: incoming.url, method: incoming.method, headers },
			(response) => {
				const parts: Buffer[] = [];
				response.on('data', (part: Buffer) => parts.push(part));
				response.on('end', () => {
					const isPage = response.headers['content-type']?.startsWith('text/html');
					const whole = Buffer.concat(parts);
					const sent = isPage ? Buffer.from(whole.toString().replace(/<head>/, `<head>${spy}`)) : whole;
					const headers = { ...response.headers, 'content-length': sent.length };
					delete headers.etag; // it is not the page that was built
					outgoing.writeHead(response.statusCode ?? 502, headers).end(sent);
				});
			},
		);
		asking.on('error', () => outgoing.writeHead(502).end());
		asking.end(body);
	});
}
