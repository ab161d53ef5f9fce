import { createHash } from 'node:crypto';
import { getAttribute, type Edit, type Element, insertBefore, getRange, remove, getSource, getText } from './markup.ts';

/** An inline script that moves to a file. */
interface MovedScript {
	name: string;
	text: string;
}

/**
 * Astro puts two scripts before the first island, which is in the navbar: our directive (directives/load-runtime.ts) and its
 * runtime. The runtime (1.5 kB, the same on every page) becomes a file that our script fetches on first interaction. Our
 * script moves to the first island of the content or to the end of the page, since the navbar's panels open without it.
 * Astro 7.3 has no option for this (https://github.com/withastro/astro/issues/17017).
 */
export function deferIslands(html: string, elements: Element[]): { edits: Edit[]; moved: MovedScript[] } {
	const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
	const [first] = islands;
	if (!first) return { edits: [], moved: [] };
	const scripts = elements.filter(
		(element) => element.tagName === 'script' && getRange(element).end <= getRange(first).start,
	);
	const [loader, runtime] = scripts.slice(-2);
	if (!loader || !runtime || !/customElements\.define\("astro-island"/.test(getText(runtime))) {
		throw new Error(
			'Astro no longer puts its island scripts before the first island. Update integrations/html/late-islands.ts.',
		);
	}
	const text = getText(runtime);
	const name = `islands.${createHash('sha256').update(text).digest('base64url').slice(0, 6)}.js`;
	const address = getAttribute(first, 'renderer-url')?.replace(/[^/]*$/, name) ?? '';
	const later = islands.find((island) => isInside(island, 'main')) ?? findLastElement(elements);
	const script = getSource(html, loader).replace('<script', `<script data-runtime="${address}"`);
	const place =
		'tagName' in later && later.tagName === 'astro-island' ? insertBefore(later, script) : insertAtEnd(later, script);
	return { edits: [remove(loader), remove(runtime), place], moved: [{ name, text }] };
}

function isInside(element: Element, name: string): boolean {
	const { parentNode: parent } = element;
	return parent !== null && 'tagName' in parent && (parent.tagName === name || isInside(parent, name));
}

function findLastElement(elements: Element[]): Element {
	const body = elements.find(({ tagName }) => tagName === 'body');
	if (!body) throw new Error('The page has no <body>.');
	return body;
}

function insertAtEnd(body: Element, text: string): Edit {
	const start = body.sourceCodeLocation?.endTag?.startOffset ?? getRange(body).end;
	return { start, end: start, text };
}
