import { fill } from '~/lib/text';
import { has } from '../messages';

/** The sentences of content/pages/offline.md and their style, as src/pages/worker/texts.json.ts writes them. */
interface Texts {
	changed: string;
	old: string;
	show: string;
	close: string;
	style: string;
}

/** Says in one line that the page has changed, with a button that shows the new one, or how many days old it is. */
export async function showLine(about: 'changed' | { days: number }): Promise<void> {
	const texts = await readTexts();
	if (document.querySelector('kept-line')) return; // once is enough, however many files are gone
	const host = document.createElement('kept-line');
	const shadow = host.attachShadow({ mode: 'open' });
	const style = new CSSStyleSheet(); // the page's security policy knows no style element of ours
	style.replaceSync(texts.style);
	shadow.adoptedStyleSheets = [style];
	const sentence = document.createElement('p');
	sentence.id = 'line';
	sentence.role = 'status';
	const close = button('×', remove);
	close.ariaLabel = texts.close;
	const show = button(texts.show, () => {
		location.reload();
	});
	const isChanged = about === 'changed';
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
	const room = new ResizeObserver(() => {
		leaveRoom(box.offsetHeight);
	});
	function remove() {
		const isFocused = shadow.activeElement !== null;
		room.disconnect();
		host.remove();
		leaveRoom(0);
		if (isFocused && before instanceof HTMLElement) before.focus({ preventScroll: true });
	}

	await moment(); // a status is announced when its words come, not when it does
	sentence.textContent = isChanged ? texts.changed : fill(texts.old, { age: ageOf(about.days) });
	await moment(); // outside the window it may grow: nothing shifts
	box.className = 'there';
	room.observe(box);
	leaveRoom(box.offsetHeight);
	// Whoever is at a control of the page sees it still.
	const current = document.activeElement;
	if (current && current.clientHeight < innerHeight / 2) current.scrollIntoView({ block: 'nearest' });
}

const moment = async () => new Promise((over) => setTimeout(over, 100));

/** Lets the window end above the line: what receives focus comes to stand there, and the page's end can be read. */
function leaveRoom(height: number): void {
	const { style } = document.documentElement;
	style.paddingBlockEnd = height > 0 ? `${height}px` : '';
	style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + 1rem)` : '';
}

async function readTexts(): Promise<Texts> {
	const answer = await fetch(new URL('./texts.json', import.meta.url));
	const texts: unknown = await answer.json();
	if (!isTexts(texts)) throw new Error('worker/texts.json is not as it was built.');
	return texts;
}

function isTexts(value: unknown): value is Texts {
	return has(value, 'changed', 'old', 'show', 'close', 'style');
}

function button(label: string, press: () => void): HTMLButtonElement {
	const element = document.createElement('button');
	element.textContent = label;
	element.addEventListener('click', press);
	return element;
}

/** "yesterday", "3 days ago", in the page's language. */
function ageOf(days: number): string {
	return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(-days, 'day');
}
