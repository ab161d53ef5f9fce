// Parses built pages into parse5's tree, which the passes of finish-pages.ts change.
import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, html } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Document = DefaultTreeAdapterMap['document'];
export type Element = DefaultTreeAdapterMap['element'];

/** Pages are parsed and serialized as browsers without JavaScript do, which see the elements in <noscript>. */
export const options = { scriptingEnabled: false };

/** All elements of a page or inside an element, in document order. */
export function listElements(parent: Node): Element[] {
	const found: Element[] = [];
	const walk = (node: Node) => {
		if ('tagName' in node) found.push(node);
		if ('content' in node) walk(node.content);
		if ('childNodes' in node) node.childNodes.forEach(walk);
	};
	walk(parent);
	return found;
}

export function getAttribute(element: Element, name: string): string | undefined {
	return element.attrs.find((one) => one.name === name)?.value;
}

/** The text of a style or script element. */
export function getText(element: Element): string {
	return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

export function setText(element: Element, text: string): void {
	element.childNodes = [];
	tree.insertText(element, text);
}

export function createElement(tagName: string, attributes: { [name: string]: string } = {}): Element {
	const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
	return tree.createElement(tagName, html.NS.HTML, attrs);
}

export function insertBefore(element: Element, next: Element): void {
	if (next.parentNode) tree.insertBefore(next.parentNode, element, next);
}
