// The one place where a built page's HTML is read. Edits are made at the places found, so that all else stays as it is.
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** A stretch of the page, and what to put in its place. */
export interface Edit {
	start: number;
	end: number;
	text: string;
}

/** All elements of a page, in their order. */
export function elementsOf(html: string): Element[] {
	const found: Element[] = [];
	const walk = (node: Node) => {
		if ('tagName' in node) found.push(node);
		if ('content' in node) walk(node.content);
		if ('childNodes' in node) node.childNodes.forEach(walk);
	};
	walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
	return found;
}

export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((one) => one.name === name)?.value;
}

/** The text of a style or script element. */
export function textOf(element: Element): string {
	return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** What stands between the tags of an element, as it is written. */
export function contentOf(html: string, element: Element): string {
	const { start, end } = placeInside(element);
	return html.slice(start, end);
}

/** Where the content of an element stands. */
export function placeInside({ tagName, sourceCodeLocation: place }: Element): { start: number; end: number } {
	if (!place?.startTag || !place.endTag) throw new Error(`<${tagName}> has no end.`);
	return { start: place.startTag.endOffset, end: place.endTag.startOffset };
}

/** Where an element stands, from its first sign to its last. */
export function placeOf({ tagName, sourceCodeLocation: place }: Element): { start: number; end: number } {
	if (!place) throw new Error(`The page has no <${tagName}> of its own.`);
	return { start: place.startOffset, end: place.endOffset };
}

/** An element as it is written. */
export function sourceOf(html: string, element: Element): string {
	const { start, end } = placeOf(element);
	return html.slice(start, end);
}

/** Writes another value, or removes the attribute with the space before it. */
export function setAttribute({ sourceCodeLocation }: Element, name: string, value?: string): Edit {
	const place = sourceCodeLocation?.attrs?.[name];
	if (!place) throw new Error(`There is no attribute "${name}" to change.`);
	const { startOffset: start, endOffset: end } = place;
	return value === undefined ? { start: start - 1, end, text: '' } : { start, end, text: `${name}="${escape(value)}"` };
}

/** Puts text before an element. */
export function insertBefore(element: Element, text: string): Edit {
	const { start } = placeOf(element);
	return { start, end: start, text };
}

export function remove(element: Element): Edit {
	return { ...placeOf(element), text: '' };
}

/** A page with all edits made. None may lie in another. */
export function edited(html: string, edits: Edit[]): string {
	let [result, done] = ['', 0];
	for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
		if (start < done) throw new Error('Two edits of a page overlap.');
		result += html.slice(done, start) + text;
		done = end;
	}
	return result + html.slice(done);
}

/** A text as the value of an attribute. */
export function escape(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
