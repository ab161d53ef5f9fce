// The worker adds this script to each page that it caches. The page asks whether its text is still the current one. If not, it
// reloads at once, or offers that to a visitor who has begun to use it.
import { has, type Notice, type Shown } from '../messages';
import { showNotice } from './notice';

// A page that has just been reloaded and is out of date again would reload for ever.
const isReloaded = performance
	.getEntriesByType('navigation')
	.some((entry) => 'type' in entry && entry.type === 'reload');
let isInUse = false;
for (const type of ['scroll', 'keydown', 'pointerdown', 'input']) {
	addEventListener(type, () => (isInUse = true), { once: true, capture: true, passive: true });
}

navigator.serviceWorker.addEventListener('message', ({ data }) => void update(data));
navigator.serviceWorker.startMessages();
// A page that the browser renders ahead isn't shown yet.
if ('prerendering' in document && document.prerendering === true) {
	document.addEventListener('prerenderingchange', ask, { once: true });
} else ask();

function ask(): void {
	const text = document.querySelector<HTMLElement>('script[data-text]')?.dataset['text'] ?? '';
	const message: Shown = { url: location.href, text };
	navigator.serviceWorker.controller?.postMessage(message);
}

async function update(message: unknown): Promise<void> {
	if (message === 'changed' && !isInUse && scrollY === 0 && !isReloaded) location.reload();
	else if (isNotice(message)) await showNotice(message);
}

function isNotice(message: unknown): message is Notice {
	return message === 'changed' || (has(message, 'days') && typeof message.days === 'number');
}
