import { transform } from 'lightningcss';
import { getAttribute, type Element } from './markup.ts';

/**
 * Everything a page's styles can match: its classes, and every word of its scripts.
 * @param scripts the site's scripts by file name, because an island's code can add classes too.
 */
export function usedWords(
	elements: Element[],
	code: string[],
	source: string,
	scripts: Map<string, string>,
): Set<string> {
	const used = new Set([...code, ...findScripts(source, scripts)].flatMap((text) => text.match(/[^\s"'`<>=]+/g) ?? []));
	for (const element of elements)
		for (const name of (getAttribute(element, 'class') ?? '').split(/\s+/)) used.add(name);
	return used;
}

/** The scripts that a text names, and those they import. A script above 30 kB is a library, without our classes. */
function findScripts(text: string, scripts: Map<string, string>, seen = new Set<string>()): string[] {
	const named = (text.match(/(?<![\w.-])[\w.-]+\.js\b/g) ?? []).filter((name) => !seen.has(name));
	return named.flatMap((name) => {
		seen.add(name);
		const code = scripts.get(name) ?? '';
		return code.length > 30_000 ? [] : [code, ...findScripts(code, scripts, seen)];
	});
}

/** A style sheet, and what remains of it for each set of unused classes. Hundreds of pages share a sheet and most sets. */
interface Sheet {
	classes: string[];
	customProperties: Set<string>;
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
	const lean = sheet.lean.get(key) ?? removeRules(sheet, unused);
	sheet.lean.set(key, lean);
	return lean;
}

function readSheet(css: string): Sheet {
	const otherProperties = new Set(css.match(/(?<=[;{])[\w-]+(?=:)/g));
	const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
	return {
		// Lightning CSS 1.33 would also remove an unknown property that has the name of an unused class, such as text-wrap
		// (https://lightningcss.dev/minification.html#unused-symbols).
		classes: [...new Set(classes)].filter((name) => !otherProperties.has(name)),
		customProperties: new Set(css.match(/--[\w-]+(?=:)/g)),
		resolved: inlineTokens(css),
		lean: new Map(),
	};
}

function removeRules({ resolved, customProperties }: Sheet, classes: string[]): string {
	const unused = new Set(classes);
	let lean = resolved;
	// Removing a rule can leave a custom property unread, which can leave another one unread.
	for (let before = ''; before !== lean;) {
		before = lean;
		const read = new Set(before.match(/(?<=var\()--[\w-]+/g));
		for (const name of customProperties) if (!read.has(name)) unused.add(name);
		lean = removeSymbols(resolved, [...unused]);
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
