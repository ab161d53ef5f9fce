import { defaultTreeAdapter as tree, html } from 'parse5';
import { type Element, getAttribute, insertBefore } from './markup.ts';

/**
 * Preloads the page's first picture, so browsers find it a dozen kilobytes earlier. Only the first source, for phones:
 * the others apply when no earlier media query matches, which a preload can't express.
 * Not a Link header for early hints: Chromium 153 ignores those with a srcset or media
 * (https://github.com/whatwg/html/issues/7873), and one picture for all screens would waste 10 kB on every wider one.
 */
export function preloadPicture(elements: Element[]): void {
	const style = elements.find(({ tagName }) => tagName === 'style');
	const first = elements.find((element) => getAttribute(element, 'fetchpriority') === 'high');
	const source = first && elements.find(({ parentNode }) => parentNode === first.parentNode);
	if (!style || source?.tagName !== 'source') return;
	const link = tree.createElement('link', html.NS.HTML, [
		{ name: 'rel', value: 'preload' },
		{ name: 'as', value: 'image' },
		...source.attrs.map(({ name, value }) => ({ name: name.replace(/^(?=srcset|sizes)/, 'image'), value })),
		{ name: 'fetchpriority', value: 'high' },
	]);
	insertBefore(link, style);
}
