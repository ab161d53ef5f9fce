// Published in place of the worker by a build with SERVICE_WORKER=off, and always by `npm run dev`: removes the worker of an
// earlier build and its caches. Open pages stay as they are; the next one comes from the network.
import { scope, worker } from './scope';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
	event.waitUntil(remove());
});

async function remove(): Promise<void> {
	const ours = (await caches.keys()).filter((name) => name.endsWith(scope));
	await Promise.all(ours.map(async (name) => caches.delete(name)));
	await worker.registration.unregister();
}
