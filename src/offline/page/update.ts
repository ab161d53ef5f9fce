// The worker adds this script to each page that it caches, and checks the page once it is shown. If the page is out of date,
// this script reloads it, or shows a line if the visitor has begun to use the page.
import type { StalePage, Shown } from '../worker-messages.ts';
import { showStaleLine } from './stale-line.ts';

// Never reload twice in a row: a page that is out of date again would reload forever.
const isReloaded = performance
	.getEntriesByType('navigation')
	.some((entry) => 'type' in entry && entry.type === 'reload');
let isInUse = false;
for (const type of ['scroll', 'keydown', 'pointerdown', 'input']) {
	addEventListener(type, () => (isInUse = true), { once: true, capture: true, passive: true });
}

navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<StalePage>) => void update(data));
navigator.serviceWorker.startMessages();
// Wait until a prerendered page is shown.
if ('prerendering' in document && document.prerendering === true) {
	document.addEventListener('prerenderingchange', reportShown, { once: true });
} else reportShown();

function reportShown(): void {
	const text = document.querySelector<HTMLElement>('script[data-text]')?.dataset['text'] ?? '';
	const message: Shown = { url: location.href, text };
	navigator.serviceWorker.controller?.postMessage(message);
}

async function update(stale: StalePage): Promise<void> {
	if (stale === 'changed' && !isInUse && scrollY === 0 && !isReloaded) location.reload();
	else await showStaleLine(stale);
}
