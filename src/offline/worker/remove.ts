// What a build with SERVICE_WORKER=off ships instead of the worker, and `npm run dev` always: it takes the worker of an
// earlier build away, with all that was kept. Pages that are open stay as they are; the next one comes from the network.
import { worker } from './scope';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
	event.waitUntil(remove());
});

async function remove(): Promise<void> {
	const { scope } = worker.registration;
	const ours = (await caches.keys()).filter((name) => name.endsWith(scope));
	await Promise.all(ours.map(async (name) => caches.delete(name)));
	await worker.registration.unregister();
}
