import { createServer } from 'node:http';
import { createSiteHandler } from '../../src/scripts/start/site-handler.ts';
import { dist } from './routes.ts';
import { listen } from './site-server.ts';

/** A response that the built site doesn't have. */
interface Answer {
	status: number;
	html?: string;
	/** The content type, if not HTML's. */
	type?: string;
	location?: string;
}

/** Serves the built site. A test can stop the server, change what it sends and read which paths were requested. */
export async function serveSiteCopy() {
	const handle = createSiteHandler(dist);
	const requests: string[] = [];
	const answers = new Map<string, Answer>();
	let answer: Answer | undefined;
	let isDown = false;
	let held: Promise<unknown> = Promise.resolve();
	const server = createServer(async (request, response) => {
		if (isDown) return void request.socket.destroy();
		const { url = '' } = request;
		requests.push(url);
		await held;
		const other = answer ?? answers.get(url);
		if (!other) return handle(request, response);
		const { status, html, type = 'text/html', location } = other;
		response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(html);
	});
	const { origin, close } = await listen(server);
	return {
		origin,
		close,
		/** Every requested path, in order. */
		requests,
		down: () => {
			isDown = true;
			server.closeAllConnections();
		},
		up: () => (isDown = false),
		/** Responds to every request with the same page, as a host or a captive portal does. Without one, as usual again. */
		replace: (page?: Answer) => (answer = page),
		/** Holds back all responses until the returned function is called. */
		hold() {
			const { promise, resolve } = Promise.withResolvers<undefined>();
			held = promise;
			return () => resolve(undefined);
		},
		/** Responds to a path with something else, as after a deploy. */
		change: (path: string, other: Answer) => answers.set(path, other),
	};
}
