// The worker of a build with SERVICE_WORKER=off: removes the one of an earlier build, with its caches.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting()); // otherwise, the earlier one would go on caching
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
	const { registration } = self;
	const ours = (await caches.keys()).filter((name) => name.endsWith(`-${registration.scope}`)); // others may share the origin
	await Promise.all(ours.map((name) => caches.delete(name)));
	await registration.unregister();
}

export {};
