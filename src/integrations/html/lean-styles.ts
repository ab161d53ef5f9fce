import { transform } from 'lightningcss';
import { type Element, getText } from './markup.ts';
import { isInline } from './narrow-policy.ts';

/**
 * Every word that can be a class of these elements: their classes, and all words in their scripts. In minified code a
 * class name is a string like any other, often a part of one, so no parser can tell it from the other words.
 * @param scripts the site's scripts by file name, because an island's code can add classes too.
 */
export function usedWords(elements: Element[], scripts: Map<string, string>): Set<string> {
	const code = elements.filter((element) => element.tagName === 'script' && isInline(element)).map(getText);
	const attributes = elements.flatMap(({ attrs }) => attrs);
	const named = attributes.filter(({ value }) => value.includes('.js')).flatMap(({ value }) => read(value).scripts);
	const classes = attributes.filter(({ name }) => name === 'class').flatMap(({ value }) => value.split(/\s+/));
	const files = findScripts([...named, ...code.flatMap((text) => read(text).scripts)], scripts);
	return new Set([...classes, ...[...code, ...files].flatMap((text) => read(text).words)]);
}

/** The scripts of these names, and those they import. A script above 30 kB is a library, without our classes. */
function findScripts(names: string[], scripts: Map<string, string>): string[] {
	const found = new Set<string>();
	const follow = (name: string) => {
		const code = scripts.get(name) ?? '';
		if (found.has(code) || code.length > 30_000) return;
		found.add(code);
		read(code).scripts.forEach(follow);
	};
	names.forEach(follow);
	return [...found];
}

/** The results of read(), by text. Pages share most of their scripts. */
const texts = new Map<string, { words: string[]; scripts: string[] }>();

/** The words of a text, and the scripts that it names. */
function read(text: string): { words: string[]; scripts: string[] } {
	const known = texts.get(text);
	if (known) return known;
	const found = { words: text.match(/[^\s"'`<>=]+/g) ?? [], scripts: text.match(/(?<![\w.-])[\w.-]+\.js\b/g) ?? [] };
	texts.set(text, found);
	return found;
}

/** A style sheet, and what remains of it for each set of unused classes. Hundreds of pages share a sheet and most sets. */
interface Sheet {
	classes: string[];
	resolved: string;
	lean: Map<string, string>;
}
const sheets = new Map<string, Sheet>();

/**
 * Removes the rules that a page can't use.
 * PurgeCSS 8 drops `:is(:hover, :focus-visible)` (https://github.com/FullHuman/purgecss/issues/1282) and selectors that
 * scripts set, such as `[data-signed-in]`. With safelists, its pages were 130 to 270 bytes heavier.
 */
export function removeUnusedStyles(css: string, used: Set<string>): string {
	const sheet = sheets.get(css) ?? readSheet(css);
	sheets.set(css, sheet);
	const unused = sheet.classes.filter((name) => !used.has(name));
	const key = unused.join(' ');
	const lean = sheet.lean.get(key) ?? removeRules(sheet.resolved, unused);
	sheet.lean.set(key, lean);
	return lean;
}

/**
 * Reads minified CSS, so regular expressions are enough. Lightning CSS's visitors made this file 8 lines longer and took
 * half as much CPU again, for the same bytes.
 */
function readSheet(css: string): Sheet {
	const otherProperties = new Set(css.match(/(?<=[;{])[\w-]+(?=:)/g));
	const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
	return {
		// Lightning CSS 1.33 would also remove an unknown property that has the name of an unused class, such as text-wrap
		// (https://lightningcss.dev/minification.html#unused-symbols).
		classes: [...new Set(classes)].filter((name) => !otherProperties.has(name)),
		resolved: inlineTokens(css),
		lean: new Map(),
	};
}

function removeRules(css: string, classes: string[]): string {
	const unused = new Set(classes);
	const customProperties = css.match(/--[\w-]+(?=:)/g) ?? [];
	let lean = css;
	// Removing a rule can leave a custom property unread, which can leave another one unread.
	for (let before = ''; before !== lean;) {
		before = lean;
		const read = new Set(before.match(/(?<=var\()--[\w-]+/g));
		for (const name of customProperties) if (!read.has(name)) unused.add(name);
		lean = removeSymbols(css, [...unused]);
	}
	return lean;
}

/**
 * Replaces each token with its value. Saves half a kilobyte on the home page and the lookups at run time. Applies only to
 * tokens that the theme defines once and nothing overrides.
 */
function inlineTokens(css: string): string {
	const theme = [...css.matchAll(/@layer theme\{:root(?:,:host)?\{([^}]*)\}\}|:root\{(--font-[^}]*)\}/g)];
	const tokens = new Map<string, string>();
	const declarations = theme.map(([, ofLayer, ofFonts]) => ofLayer ?? ofFonts).join(';');
	for (const [, name = '', value = ''] of declarations.matchAll(/(--[\w-]+):([^;{}]+)/g)) {
		if (css.split(`${name}:`).length === 2) tokens.set(name, value);
	}
	// Tailwind sets the initial value of a registered property again, for old browsers.
	for (const [, name = '', value = ''] of css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g)) {
		if (css.split(`${name}:`).length === 2) tokens.set(name, value);
	}
	let resolved = css;
	for (let before = ''; before !== resolved;) {
		before = resolved;
		resolved = before.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (all, name: string) => tokens.get(name) ?? all);
	}
	return resolved;
}

function removeSymbols(css: string, unused: string[]): string {
	const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: unused });
	const sheet = code.toString();
	return sheet.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
		sheet.includes(`var(${name}`) ? rule : '',
	);
}
