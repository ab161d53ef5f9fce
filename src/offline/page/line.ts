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
	sentence.role = 'status';
	const isChanged = about === 'changed';
	const close = button('×', () => {
		host.remove();
		root.style.removeProperty('scroll-padding-block-end');
		document.body.style.removeProperty('padding-block-end');
	});
	close.ariaLabel = texts.close;
	const show = button(texts.show, () => {
		location.reload();
	});
	const box = document.createElement('div');
	box.append(sentence, ...(isChanged ? [show] : []), close);
	shadow.append(box);
	document.body.append(host);
	sentence.textContent = isChanged ? texts.changed : fill(texts.old, { age: ageOf(about.days) });

	// On phones it lies at the lower edge: what stands at the page's end can be moved from under it.
	const root = document.documentElement;
	if (box.getBoundingClientRect().bottom < innerHeight - 1) return;
	root.style.scrollPaddingBlockEnd = document.body.style.paddingBlockEnd = `${box.offsetHeight}px`;
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
