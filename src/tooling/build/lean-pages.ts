import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { hashOf } from '../../lib/policy-hash.ts';

const inlineElements = /<(style|script)([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * After the build, leaves in each page's inlined CSS only what that page can use, shortens the markers of scoped styles
 * and gives the security policy the new hashes. The utilities of all pages are one sheet, and a page needs a third of
 * them; what fits the first 14 kB of a connection is painted a round trip earlier.
 */
export function leanPages(): AstroIntegration {
	return {
		name: 'lean-pages',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				const files = await readdir(folder, { recursive: true });
				const scripts = await readScripts(folder, files);
				const sheets = new Map<string, Sheet>();
				let [before, after] = [0, 0];
				for (const file of files.filter((name) => name.endsWith('.html'))) {
					const html = await readFile(join(folder, file), 'utf8');
					const leaner = lean(html, scripts, sheets);
					[before, after] = [before + html.length, after + leaner.length];
					await writeFile(join(folder, file), leaner);
				}
				logger.info(`${Math.round(before / 1000)} kB of pages became ${Math.round(after / 1000)} kB`);
			},
		},
	};
}

/**
 * Makes one page lean.
 * @param scripts the site's scripts by file name: the classes in an island's code are its page's too.
 * @param sheets the style sheets of earlier pages; pages of one layout share theirs.
 */
export function lean(html: string, scripts = new Map<string, string>(), sheets = new Map<string, Sheet>()): string {
	const markup = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
	const code = [...markup.matchAll(inlineElements)].map(([, , , content = '']) => content);
	const used = new Set([...classes(markup), ...[...code, ...scriptsOf(markup, scripts)].flatMap(words)]);
	let page = html;
	// A rule that goes may have been the last to read a custom property, and that one the last to read another.
	for (let before = ''; before !== page;) {
		before = page;
		const read = readProperties(before);
		for (const [, name, , css = ''] of before.matchAll(inlineElements)) {
			if (name !== 'style') continue;
			const sheet = sheets.get(css) ?? readSheet(css);
			sheets.set(css, sheet);
			const unused = unusedSymbols(sheet, used, read);
			const key = unused.join(' ');
			const leaner = sheet.leaner.get(key) ?? withoutSymbols(css, unused);
			sheet.leaner.set(key, leaner);
			page = page.replace(css, () => leaner);
		}
	}
	return withPreload(islandScriptsLater(renewHashes(html, shortMarkers(page))));
}

function classes(markup: string): string[] {
	return [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
		names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&quot;', '"').split(/\s+/),
	);
}

/** Everything in a script that could be a class. */
function words(text: string): string[] {
	return text.match(/[^\s"'`<>=]+/g) ?? [];
}

async function readScripts(folder: string, files: string[]): Promise<Map<string, string>> {
	const scripts = files.filter((name) => name.endsWith('.js'));
	return new Map(
		await Promise.all(
			scripts.map(async (name) => [basename(name), await readFile(join(folder, name), 'utf8')] as const),
		),
	);
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
	classes: string[];
	customProperties: string[];
	otherProperties: Set<string>;
	/** By the names that went. */
	leaner: Map<string, string>;
}

function readSheet(css: string): Sheet {
	const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
	return {
		classes: [...new Set(classes)],
		customProperties: [...new Set(css.match(/--[\w-]+(?=:)/g))],
		otherProperties: new Set(css.match(/(?<=[;{])[\w-]+(?=:)/g)),
		leaner: new Map(),
	};
}

/** The classes that no element of the page can have, and the custom properties that nothing reads. */
function unusedSymbols(sheet: Sheet, used: Set<string>, read: Set<string>): string[] {
	return [
		// A class called like a property that the library doesn't know, such as text-wrap, would take that property along.
		...sheet.classes.filter((name) => !used.has(name) && !sheet.otherProperties.has(name)),
		...sheet.customProperties.filter((name) => !read.has(name)),
	];
}

/** The custom properties that a page reads. */
function readProperties(html: string): Set<string> {
	return new Set([...html.matchAll(/var\((--[\w-]+)[),]/g)].map(([, name = '']) => name));
}

function withoutSymbols(css: string, unused: string[]): string {
	const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: unused });
	const sheet = code.toString();
	return sheet.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
		sheet.includes(`var(${name}`) ? rule : '',
	);
}

/** `data-astro-cid-4ubkq2yn` becomes `data-s1`: it stands at every element that a scoped style may mean. */
function shortMarkers(page: string): string {
	const short = new Map<string, string>();
	return page.replace(/data-astro-cid-\w+/g, (marker) => {
		const name = short.get(marker) ?? `data-s${short.size.toString(36)}`;
		short.set(marker, name);
		return name;
	});
}

/**
 * Astro puts the script of all islands before the first, which here is in the navbar: 2 kB between a visitor and the
 * first picture. The navbar's panels open without it, so it moves to the first island of the content, or to the end.
 */
function islandScriptsLater(page: string): string {
	const [scripts = ''] = /(?:<script>(?:(?!<\/script>)[^])*<\/script>)+(?=<astro-island)/.exec(page) ?? [];
	const [before = '', content] = page.split(/(?=<main)/);
	if (scripts === '' || content === undefined || !before.includes(scripts)) return page;
	const later = content.replace(/(?=<astro-island|<\/body>)/, () => scripts);
	return before.replace(scripts, '') + later;
}

/**
 * Names the picture that the page opens with in the head too, where browsers come upon it a dozen kilobytes earlier. Only
 * the first of its shapes, the one for phones: the others hold for what is left, which a preload cannot say.
 */
function withPreload(page: string): string {
	const [, source = ''] = /<picture><source ([^>]*)>(?:(?!<\/picture>).)*fetchpriority="high"/.exec(page) ?? [];
	const link = `<link rel="preload" as="image" ${source.replace(/\b(?=srcset|sizes)/g, 'image')} fetchpriority="high">`;
	return source === '' ? page : page.replace(/(?=<style)/, () => link);
}

/** The policy allows each inline style and script by the hash of its text. */
function renewHashes(old: string, page: string): string {
	const hashes = (text: string) => [...text.matchAll(inlineElements)].map(([, , , content = '']) => hashOf(content));
	const renewed = hashes(page);
	return hashes(old).reduce((text, hash, index) => text.replaceAll(hash, renewed[index] ?? hash), page);
}
