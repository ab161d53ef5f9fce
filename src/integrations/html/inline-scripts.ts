import { attribute, type Edit, type Element, placeOf } from './markup.ts';

/** Astro's own limit for what it writes into a page. */
const most = 4096;

/**
 * Vite has each late import() go through a helper, a file that every page with such a script would fetch before anything
 * is touched. What is imported here stands in the page and not in the bundle, so there is nothing to help with: a small
 * script is written into the page, without it. @param scripts the built files by their names.
 */
export function inlineScripts(elements: Element[], scripts: Map<string, string>): { edits: Edit[]; texts: string[] } {
	const found = elements
		.filter(({ tagName }) => tagName === 'script')
		.flatMap((element) => {
			const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(attribute(element, 'src') ?? '') ?? [];
			const text = withoutHelper(scripts.get(name) ?? '', folder);
			return text === undefined || text.length > most ? [] : [{ element, text }];
		});
	return {
		edits: found.map(({ element, text }) => ({ ...placeOf(element), text: `<script type="module">${text}</script>` })),
		texts: found.map(({ text }) => text),
	};
}

/**
 * A script that imports nothing but the helper, with its late imports as they were written; undefined for any other.
 * @param folder where the script was: the page is elsewhere, so a script beside it needs the whole path.
 */
function withoutHelper(code: string, folder: string): string | undefined {
	const [head = '', helper = ''] =
		/^(?:const __vite__mapDeps=.*\n)?import\{\w+ as (\w+)\}from"\.\/preload-helper\.[\w-]+\.js";/.exec(code) ?? [];
	const late =
		/\b(\w+)\(\(\)=>(import\([^()]*\)(?:\.then\(\w+=>\w+\.\w+\))?),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/g;
	const bare = code
		.slice(head.length)
		.replaceAll(late, (call, name: string, load: string) =>
			name === helper ? load.replace(/(?<=^import\(["'`])\.\//, folder) : call,
		);
	return head === '' || /\(\)=>import\(|\bimport\s*["'{*]|<\/script/.test(bare) ? undefined : bare.trim();
}
