import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { offlinePage } from '../paths';
import { copyOf } from './copies';
import { base, worker } from './scope';

/** Written by the build: each address with the fingerprint of what is there. */
declare const KEPT_FROM_START: { url: string; revision: string }[];

const controller = new PrecacheController({
	plugins: [
		{
			// The page that the visitor is on, or has gone on to, comes first.
			requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }),
			cacheWillUpdate: async ({ request, response }) =>
				new URL(request.url).pathname.startsWith(`${base}worker/`)
					? response.status === 200
						? response
						: null
					: await copyOf(response, new URL(request.url).pathname !== base + offlinePage),
		},
	],
});

/** Keeps what everybody may need from the start, and replaces with each deploy what that changed. */
export function keepFromStart(): void {
	controller.addToCacheList(KEPT_FROM_START);
	// Without all of it the worker is not installed, and the site stays as it is.
	worker.addEventListener('install', (event) => void controller.install(event));
	worker.addEventListener('activate', (event) => void controller.activate(event));
	registerRoute(new PrecacheRoute(controller));
}

/** The copy of a page that was kept from the start. */
export async function keptFromStart(page: string): Promise<Response | undefined> {
	return controller.matchPrecache(page);
}
