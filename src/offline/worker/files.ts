// Pictures, scripts and fonts: their names change with what is in them, so a copy is never asked for again.
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { fileIsGone } from '../messages';
import { cacheNamed } from '../paths';
import { base, worker } from './scope';

const day = 24 * 60 * 60;
const { scope } = worker.registration;

/** A page of a former deploy asks for what is no longer there: its visitor is shown the new one. */
const tellOfGone: WorkboxPlugin = {
	fetchDidSucceed: async ({ response, event }) => {
		if ((response.status === 404 || response.status === 410) && event instanceof FetchEvent) {
			const page = await worker.clients.get(event.clientId);
			page?.postMessage(fileIsGone);
		}
		return response;
	},
};
const limits = { purgeOnQuotaError: true };
const pictures = new CacheFirst({
	cacheName: cacheNamed('pictures', scope),
	plugins: [tellOfGone, new ExpirationPlugin({ ...limits, maxEntries: 120, maxAgeSeconds: 30 * day })],
});
const files = new CacheFirst({
	cacheName: cacheNamed('files', scope),
	plugins: [tellOfGone, new ExpirationPlugin({ ...limits, maxEntries: 60, maxAgeSeconds: 90 * day })],
});

/** How a file is kept; nothing for what has another name each time, or is not ours. */
export function keeperOf({ origin, pathname }: URL): CacheFirst | undefined {
	if (origin !== worker.location.origin || !pathname.startsWith(`${base}_astro/`)) return undefined;
	return /\.(avif|webp|jpe?g|png|svg)$/.test(pathname) ? pictures : files;
}

/** Answers for a file that may be kept: whatever is wrong with what is kept, there is the network. */
export async function answerFile({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
	const keeper = keeperOf(url);
	try {
		return (await keeper?.handle({ event, request })) ?? (await fetch(request));
	} catch {
		return fetch(request).catch(() => (keeper === pictures ? emptyPicture() : Response.error()));
	}
}

/** Without network, a picture that was never seen leaves its place empty, not broken. */
function emptyPicture(): Response {
	return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });
}
