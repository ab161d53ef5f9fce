// Registers the worker and tells it what the page has loaded. Loaded after the first interaction (../register-after-touch.ts).
import type { Loaded } from '../worker-messages.ts';

async function register(): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
	await networkQuiet();
	await navigator.serviceWorker.register(new URL('../worker.js', import.meta.url));
	const { active } = await navigator.serviceWorker.ready;
	const files = performance.getEntriesByType('resource').map(({ name }) => name);
	const message: Loaded = { loaded: [location.href, ...files] };
	active?.postMessage(message);
}

/** Waits until the page has loaded nothing for a second, so that the worker does not compete with it. */
async function networkQuiet(): Promise<void> {
	const isRecent = (entry: PerformanceEntry) =>
		entry.name !== import.meta.url && entry.startTime + entry.duration > performance.now() - 1000;
	const isBusy = () => document.readyState !== 'complete' || performance.getEntriesByType('resource').some(isRecent);
	while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 250));
}

// Storage may be full or blocked, or the network down. The site works without a worker, so fail silently.
register().catch(() => undefined);
