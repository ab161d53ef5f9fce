import { transform } from 'lightningcss';
import { attribute, type Element } from './markup.ts';

/**
 * What a page could be styled by: its classes, and every word of its scripts.
 * @param scripts the site's scripts by file name: the classes in an island's code are its page's too.
 */
export function usedWords(
	elements: Element[],
	code: string[],
	source: string,
	scripts: Map<string, string>,
): Set<string> {
	const used = new Set([...code, ...scriptsOf(source, scripts)].flatMap((text) => text.match(/[^\s"'`<>=]+/g) ?? []));
	for (const element of elements) for (const name of (attribute(element, 'class') ?? '').split(/\s+/)) used.add(name);
	return used;
}

/** The scripts that a text names, and those that they name in turn. Above 30 kB it's a library, which has no class of ours. */
function scriptsOf(text: string, scripts: Map<string, string>, seen = new Set<string>()): string[] {
	const named = (text.match(/(?<![\w.-])[\w.-]+\.js\b/g) ?? []).filter((name) => !seen.has(name));
	return named.flatMap((name) => {
		seen.add(name);
		const code = scripts.get(name) ?? '';
		return code.length > 30_000 ? [] : [code, ...scriptsOf(code, scripts, seen)];
	});
}

/** A style sheet: what it names, and what was left of it on earlier pages. */
interface Sheet {
	/** With each token's value in the place of its name. */
	css: string;
	classes: string[];
	customProperties: string[];
	otherProperties: Set<string>;
	/** By the names that went. */
	leaner: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/**
 * What a page can use of a style sheet; pages that can use the same share the work.
 * Not by PurgeCSS 8: it takes `:is(:hover, :focus-visible)` for a selector of nothing and drops the rule, as it does with
 * what a script sets, such as `[data-signed-in]`; with lists of exceptions its pages were 130 to 270 bytes heavier.
 */
export function leanStyles(css: string, used: Set<string>): string {
	const sheet = sheets.get(css) ?? readSheet(css);
	sheets.set(css, sheet);
	let lean = sheet.css;
	// A rule that goes may have been the last to read a custom property, and that one the last to read another.
	for (let before = ''; before !== lean;) {
		before = lean;
		const unused = unusedSymbols(sheet, used, new Set(before.match(/(?<=var\()--[\w-]+/g)));
		const key = unused.join(' ');
		lean = sheet.leaner.get(key) ?? withoutSymbols(sheet.css, unused);
		sheet.leaner.set(key, lean);
	}
	return lean;
}

function readSheet(css: string): Sheet {
	const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
	return {
		css: withoutTokens(css),
		classes: [...new Set(classes)],
		customProperties: [...new Set(css.match(/--[\w-]+(?=:)/g))],
		otherProperties: new Set(css.match(/(?<=[;{])[\w-]+(?=:)/g)),
		leaner: new Map(),
	};
}

/**
 * Puts the value of each token where its name is read: half a kilobyte less on the home page, and nothing is looked up.
 * Only of those that stand in the theme once, and nowhere else.
 */
function withoutTokens(css: string): string {
	const theme = [...css.matchAll(/@layer theme\{:root(?:,:host)?\{([^}]*)\}\}|:root\{(--font-[^}]*)\}/g)];
	const tokens = new Map<string, string>();
	const declarations = theme.map(([, ofLayer, ofFonts]) => ofLayer ?? ofFonts).join(';');
	for (const [, name = '', value = ''] of declarations.matchAll(/(--[\w-]+):([^;{}]+)/g)) {
		if (css.split(`${name}:`).length === 2) tokens.set(name, value);
	}
	let resolved = css;
	for (let before = ''; before !== resolved;) {
		before = resolved;
		resolved = before.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (all, name: string) => tokens.get(name) ?? all);
	}
	return resolved;
}

/** The classes that no element of the page can have, and the custom properties that nothing reads. */
function unusedSymbols(sheet: Sheet, used: Set<string>, read: Set<string>): string[] {
	return [
		// A class called like a property that the library doesn't know, such as text-wrap, would take that property along.
		...sheet.classes.filter((name) => !used.has(name) && !sheet.otherProperties.has(name)),
		...sheet.customProperties.filter((name) => !read.has(name)),
	];
}

function withoutSymbols(css: string, unused: string[]): string {
	const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: unused });
	const sheet = code.toString();
	return sheet.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
		sheet.includes(`var(${name}`) ? rule : '',
	);
}
