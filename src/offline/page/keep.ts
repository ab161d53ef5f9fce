// Fetched with a visitor's first touch (../begin.ts): registers the worker and hands over what the page has loaded.
import type { Seen } from '../messages';

async function keepSite(): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
	await quiet();
	await navigator.serviceWorker.register(new URL('../worker.js', import.meta.url));
	const { active } = await navigator.serviceWorker.ready;
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
	const message: Seen = { seen: [location.href, ...loaded] };
	active?.postMessage(message);
}

/** Waits until the page at hand has had nothing else to fetch for a second: it comes first. */
async function quiet(): Promise<void> {
	const isLate = (entry: PerformanceEntry) =>
		entry.name !== import.meta.url && entry.startTime + entry.duration > performance.now() - 1000;
	const isBusy = () => document.readyState !== 'complete' || performance.getEntriesByType('resource').some(isLate);
	while (isBusy()) await new Promise((over) => setTimeout(over, 250));
}

// Storage may be full or blocked, or the network gone: then the site is the plain one, of which nothing need be said.
keepSite().catch(() => undefined);
