import { fill } from '~/lib/text.ts';
import type { StalePage } from '../worker-messages.ts';

/** The texts of content/pages/offline.md, and the CSS. */
interface Texts {
	changed: string;
	old: string;
	show: string;
	close: string;
	style: string;
}

/** Shows one line: the page has changed, with a button that reloads it, or how old the page is. */
export async function showStaleLine(stale: StalePage): Promise<void> {
	const response = await fetch(new URL('./texts.json', import.meta.url));
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by src/pages/worker/texts.json.ts
	const texts: Texts = await response.json();
	if (document.querySelector('stale-line')) return; // several missing files may each send a message
	const host = document.createElement('stale-line');
	const shadow = host.attachShadow({ mode: 'open' });
	const style = new CSSStyleSheet(); // the CSP blocks style elements
	style.replaceSync(texts.style);
	shadow.adoptedStyleSheets = [style];
	const sentence = document.createElement('p');
	sentence.id = 'sentence';
	sentence.role = 'status';
	const close = button('×', remove);
	close.ariaLabel = texts.close;
	const show = button(texts.show, () => {
		location.reload();
	});
	const isChanged = stale === 'changed';
	const box = document.createElement('section');
	box.setAttribute('aria-labelledby', sentence.id);
	box.append(sentence, ...(isChanged ? [show] : []), close);
	shadow.append(box);
	document.body.append(host);

	let before: EventTarget | null = null;
	box.addEventListener('focusin', ({ relatedTarget }) => (before = relatedTarget ?? before));
	box.addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') remove();
	});
	const observer = new ResizeObserver(() => {
		leaveRoom(box.offsetHeight);
	});
	function remove() {
		const isFocused = shadow.activeElement !== null;
		observer.disconnect();
		host.remove();
		leaveRoom(0);
		if (isFocused && before instanceof HTMLElement) before.focus({ preventScroll: true });
	}

	await pause(); // screen readers announce changes to a status, not its insertion
	sentence.textContent = isChanged ? texts.changed : fill(texts.old, { age: formatAge(stale.days) });
	await pause(); // let it grow off-screen, to avoid a layout shift
	box.className = 'shown';
	observer.observe(box);
	leaveRoom(box.offsetHeight);
	// The line must not cover the focused control.
	const current = document.activeElement;
	if (current && current.clientHeight < innerHeight / 2) current.scrollIntoView({ block: 'nearest' });
}

const pause = async () => new Promise((resolve) => setTimeout(resolve, 100));

/** Adds padding below the page, so that the line covers neither the focused element nor the end of the page. */
function leaveRoom(height: number): void {
	const { style } = document.documentElement;
	style.paddingBlockEnd = height > 0 ? `${height}px` : '';
	style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + 1rem)` : '';
}

function button(label: string, press: () => void): HTMLButtonElement {
	const element = document.createElement('button');
	element.textContent = label;
	element.addEventListener('click', press);
	return element;
}

/** Formats "yesterday" or "3 days ago" in the page's language. */
function formatAge(days: number): string {
	return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(-days, 'day');
}
