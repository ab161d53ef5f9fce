import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

/** States that scripts and browsers set later, so that their rules must stay though no built page shows them. */
const laterAttributes = ['open', 'hidden', 'disabled', 'data-scrolled', 'aria-busy', 'aria-disabled', 'aria-invalid', 'aria-current'];
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
				const islands = await islandWords(folder, files);
				const sheets = new Map<string, Promise<string>>();
				let [before, after] = [0, 0];
				for (const file of files.filter((name) => name.endsWith('.html'))) {
					const html = await readFile(join(folder, file), 'utf8');
					const leaner = await lean(html, islands, sheets);
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
 * @param islands words in the islands' code, which may become classes or attributes.
 * @param sheets style sheets made for earlier pages; pages of one layout share theirs.
 */
export async function lean(html: string, islands: string[] = [], sheets = new Map<string, Promise<string>>()): Promise<string> {
	const markup = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
	const used = [...new Set([...words(markup), ...(markup.includes('<astro-island') ? islands : [])])].sort();
	let page = html;
	for (const [, name, , css = ''] of html.matchAll(inlineElements)) {
		if (name !== 'style') continue;
		const plain = css.replaceAll('\\', '');
		const key = [css.length, ...used.filter((word) => plain.includes(word))].join(' ');
		const sheet = sheets.get(key) ?? purge(css, used);
		sheets.set(key, sheet);
		const purged = await sheet;
		page = page.replace(css, () => purged);
	}
	return renewHashes(html, shortMarkers(page));
}

/** Everything that could be a class, an attribute or an element's name. */
function words(text: string): string[] {
	return text.match(/[^\s"'`<>=]+/g) ?? [];
}

/** The words in the islands' code. Chunks above 30 kB are libraries, which know none of our classes. */
async function islandWords(folder: string, files: string[]): Promise<string[]> {
	const chunks = files.filter((name) => name.endsWith('.js')).map((name) => readFile(join(folder, name), 'utf8'));
	const small = (await Promise.all(chunks)).filter((code) => code.length < 30_000);
	return [...new Set(small.flatMap(words))];
}

async function purge(css: string, used: string[]): Promise<string> {
	const [result] = await new PurgeCSS().purge({
		content: [{ raw: used.join('\n'), extension: 'html' }],
		css: [{ raw: css }],
		defaultExtractor: (content) => content.split('\n'),
		dynamicAttributes: laterAttributes,
		variables: true,
		safelist: { standard: ['html', 'body', 'root', 'host'], greedy: [/popover-open/, /backdrop/] },
	});
	return result?.css ?? css;
}

/** `data-astro-cid-4ubkq2yn` becomes `data-a`: it stands at every element that a scoped style may mean. */
function shortMarkers(page: string): string {
	const markers = [...new Set(page.match(/data-astro-cid-\w+/g))];
	return markers.reduce((text, marker, index) => text.replaceAll(marker, `data-s${index.toString(36)}`), page);
}

/** The policy allows each inline style and script by the hash of its text. */
function renewHashes(old: string, page: string): string {
	const hashes = (text: string) =>
		[...text.matchAll(inlineElements)].map(([, , , content = '']) => createHash('sha256').update(content).digest('base64'));
	const renewed = hashes(page);
	return hashes(old).reduce((text, hash, index) => text.replaceAll(hash, renewed[index] ?? hash), page);
}
