// Removes the worker of an earlier build and its caches. Replaces worker.ts in builds with SERVICE_WORKER=off and in
// `npm run dev`. Open pages are not reloaded; the next page comes from the network.
import { scope, worker } from './scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
	event.waitUntil(remove());
});

async function remove(): Promise<void> {
	const ours = (await caches.keys()).filter((name) => name.endsWith(scope));
	await Promise.all(ours.map(async (name) => caches.delete(name)));
	await worker.registration.unregister();
}
