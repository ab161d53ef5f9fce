import { defaultTreeAdapter as tree } from 'parse5';
import { islandTag, slotTag } from '../../directives/astro-island.ts';
import { type Document, type Element, getAttribute, getText, listElements } from './markup.ts';

/**
 * Moves the scripts that Astro puts before the first island of a page, 7 kB, to a file that directives/wake-islands.ts loads when an
 * island is about to be used. Astro has no option for this.
 * @param save saves them, and returns the file's address.
 */
export function deferIslands(page: Document, save: (text: string) => string): void {
	const elements = listElements(page);
	const islands = elements.filter(({ tagName }) => tagName === islandTag);
	const [first] = islands;
	if (!first) return;
	// Astro puts them directly before the island, with a style.
	const before = elements.slice(0, elements.indexOf(first));
	const others = before.findLastIndex((one) => !['script', 'style'].includes(one.tagName));
	const scripts = before.slice(others + 1).filter(({ tagName }) => tagName === 'script');
	const text = scripts.map(getText).join('\n');
	for (const script of scripts) tree.detachNode(script);
	const address = text && save(text);
	const root = elements.find(({ tagName }) => tagName === 'html');
	if (address) root?.attrs.push({ name: 'data-islands', value: address });
	// So that interaction.ts notices what a visitor's tool changed.
	for (const island of islands) {
		const { count, length } = measure(island);
		island.attrs.push({ name: 'data-size', value: `${count} ${length}` });
	}
}

/** Counts elements and letters as replace-markup.ts does. To a browser with JavaScript, <noscript> holds only text. */
function measure(element: Element): { count: number; length: number } {
	const size = { count: 0, length: 0 };
	if ([slotTag, 'noscript'].includes(element.tagName) || getAttribute(element, 'role') === 'alert') return size;
	for (const node of element.childNodes) {
		if ('value' in node) size.length += node.value.length;
		if (!('tagName' in node)) continue;
		const inside = measure(node);
		size.count += 1 + inside.count;
		size.length += inside.length;
	}
	return size;
}
