// Parses built HTML. Edits go to exact source positions, so the rest stays byte-identical.
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Replaces a range of the source. */
export interface Edit {
	start: number;
	end: number;
	text: string;
}

/** All elements in document order. */
export function parseElements(html: string): Element[] {
	const found: Element[] = [];
	const walk = (node: Node) => {
		if ('tagName' in node) found.push(node);
		if ('content' in node) walk(node.content);
		if ('childNodes' in node) node.childNodes.forEach(walk);
	};
	walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
	return found;
}

export function getAttribute(element: Element, name: string): string | undefined {
	return element.attrs.find((one) => one.name === name)?.value;
}

/** The text of a style or script element. */
export function getText(element: Element): string {
	return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The source between an element's tags. */
export function getContent(html: string, element: Element): string {
	const { start, end } = getContentRange(element);
	return html.slice(start, end);
}

/** The source range of an element's content. */
export function getContentRange({ tagName, sourceCodeLocation: place }: Element): { start: number; end: number } {
	if (!place?.startTag || !place.endTag) throw new Error(`<${tagName}> has no end tag.`);
	return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

/** The source range of an element, tags included. */
export function getRange({ tagName, sourceCodeLocation: place }: Element): { start: number; end: number } {
	if (!place) throw new Error(`The source of the page has no <${tagName}>.`);
	return { start: place.startOffset, end: place.endOffset };
}

/** The source of an element. */
export function getSource(html: string, element: Element): string {
	const { start, end } = getRange(element);
	return html.slice(start, end);
}

/** Changes an attribute, or removes it with the space before it. */
export function setAttribute({ sourceCodeLocation }: Element, name: string, value?: string): Edit {
	const place = sourceCodeLocation?.attrs?.[name];
	if (!place) throw new Error(`The element has no attribute "${name}".`);
	const { startOffset: start, endOffset: end } = place;
	return value === undefined ? { start: start - 1, end, text: '' } : { start, end, text: `${name}="${escape(value)}"` };
}

/** Inserts text before an element. */
export function insertBefore(element: Element, text: string): Edit {
	const { start } = getRange(element);
	return { start, end: start, text };
}

export function remove(element: Element): Edit {
	return { ...getRange(element), text: '' };
}

/** Applies edits, which must not overlap. */
export function applyEdits(html: string, edits: Edit[]): string {
	let [result, done] = ['', 0];
	for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
		if (start < done) throw new Error('Two edits of a page overlap.');
		result += html.slice(done, start) + text;
		done = end;
	}
	return result + html.slice(done);
}

/** Escapes an attribute value. */
export function escape(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
