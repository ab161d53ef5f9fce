import { browserslistToTargets, Features, transform, type Visitor } from 'lightningcss';
import { defaultTreeAdapter as tree } from 'parse5';
import { browserslist } from '../../lib/browsers.ts';
import { isRecord } from '../../lib/get-property.ts';
import { createElement, type Document, type Element, getText, insertBefore, listElements, setText } from './markup.ts';
import { isInlineScript } from './security-policy.ts';

/**
 * React and Supabase (accounts/client.ts). They have none of our classes, but words that look like some, which would cost each page
 * 0.2 kB.
 */
const library = /^client\./;

/**
 * Leaves in the head what the first section needs: a page paints a round trip earlier if its first 14 kB hold everything above the
 * fold. What follows has its own styles, which don't delay the heading: on a slow line, both paints come 10 % earlier, with a slow
 * processor too. They repeat the first ones, because their order counts; compression removes that.
 * @param scripts the site's scripts by file name.
 */
export function splitStyles(page: Document, scripts: Map<string, string>): void {
	const elements = listElements(page);
	const styles = elements.filter(({ tagName }) => tagName === 'style');
	const first = styles.findLast(({ parentNode }) => parentNode?.nodeName === 'head');
	for (const other of styles) if (other !== first) tree.detachNode(other);
	if (!first) return;
	const css = styles.map(getText).join('\n');
	const [, second] = elements.filter(({ parentNode }) => parentNode?.nodeName === 'main');
	const above = elements.slice(0, second && elements.indexOf(second));
	setText(first, removeUnusedStyles(css, usedWords(above, scripts), second !== undefined));
	if (!second) return;
	const rest = createElement('style');
	setText(rest, removeUnusedStyles(css, usedWords(elements, scripts), false));
	insertBefore(rest, second);
}

/**
 * Every word that can be a class of these elements: the words in their attributes and in the scripts of the page. In
 * minified code a class name is a string like any other, often a part of one, so no parser can tell it from the other words.
 * @param scripts by file name. A page has those that it names, and those that they name.
 */
function usedWords(elements: Element[], scripts: Map<string, string>): Set<string> {
	const attributes = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
	const texts = new Set([...attributes, ...elements.filter(isInlineScript).map(getText)]);
	for (const text of texts) {
		for (const [name] of text.matchAll(/(?<![\w.-])[\w.-]+\.js\b/g)) {
			if (!library.test(name)) texts.add(scripts.get(name) ?? '');
		}
	}
	const inCode = [...texts].flatMap((text) => text.match(/[^\s"'`<>=]+/g) ?? []);
	return new Set([...inCode, ...attributes.flatMap((value) => value.split(/\s+/))]); // a class may have a "=" in brackets
}

/** Without the prefixes that Vite has added: each pass would repeat them. */
const settings = { minify: true, targets: browserslistToTargets(browserslist), exclude: Features.VendorPrefixes };

/** What no first paint needs: media and pseudo-classes for paper, for what somebody points at or opens, for forced colors. */
const late = new Set<unknown>(['print', 'forced-colors', 'hover', 'target', 'popover-open', ':popover-open']);
const isLate = (node: unknown): boolean => late.has(node) || (isRecord(node) && Object.values(node).some(isLate));
const dropLate = (node: unknown) => (isLate(node) ? [] : undefined);
const firstPaint: Visitor<never> = {
	Rule: {
		media: ({ value }) => dropLate(value.query),
		supports: ({ value }) => dropLate(value.condition),
		style: ({ value }) => dropLate(value.selectors),
		'starting-style': () => [],
	},
};

/** What remained of a style sheet without its unused classes. Hundreds of pages share a sheet and most sets of classes. */
const known = new Map<string, string>();

/**
 * Removes the rules that a page can't use: 8 kB less before the heading. On a slow phone, both paints come a fifth earlier.
 * PurgeCSS 8 would also remove needed ones: `:is(:hover, :focus-visible)` (https://github.com/FullHuman/purgecss/issues/1282) and
 * what scripts set, such as `[data-signed-in]`. The CSS is minified, so regular expressions are enough to read it.
 * @param early for the first section alone: whether all styles follow later.
 */
function removeUnusedStyles(css: string, used: Set<string>, early: boolean): string {
	// Lightning CSS 1.33 would also remove an unknown property that has the name of an unused class, such as text-wrap
	// (https://lightningcss.dev/minification.html#unused-symbols).
	const properties = new Set(css.match(/(?<=[;{])[\w-]+(?=:)/g));
	const classes = css.match(/(?<=\.)(?:\\.|[\w-])+/g)?.map((name) => name.replaceAll('\\', '')) ?? [];
	const unused = [...new Set(classes)].filter((name) => !used.has(name) && !properties.has(name));
	const key = `${css} ${early} ${unused.join(' ')}`;
	const lean = known.get(key) ?? removeRules(css, unused, early);
	known.set(key, lean);
	return lean;
}

/**
 * Removes the rules for unused classes, then the custom properties that no remaining rule reads: 0.8 kB less before the heading. The
 * largest paint comes 3 % earlier.
 */
function removeRules(css: string, unused: string[], early: boolean): string {
	const sheet = { filename: 'page.css', code: Buffer.from(css), unusedSymbols: unused };
	const lean = transform({ ...settings, ...sheet, visitor: early ? firstPaint : {} }).code.toString();
	const read = new Set(lean.match(/(?<=var\()--[\w-]+/g));
	const unread = lean.match(/--[\w-]+(?=:)/g)?.filter((name) => !read.has(name)) ?? [];
	return unread.length > 0 ? removeRules(lean, unread, early) : lean; // what is left of the sheet takes a third of the time
}
