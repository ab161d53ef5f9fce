import { type Element, getAttribute, setText } from './markup.ts';

/** Astro's own limit for inlining, in characters. */
const most = 4096;

/**
 * Inlines small scripts without Vite's preload helper. Vite wraps each dynamic import() in the helper, an extra file that
 * every such page would fetch up front. Ours have nothing to preload (Vite 8.3,
 * https://github.com/vitejs/vite/issues/18551).
 * @param scripts the built files by name.
 */
export function inlineScripts(elements: Element[], scripts: Map<string, string>): void {
	for (const element of elements.filter(({ tagName }) => tagName === 'script')) {
		const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(getAttribute(element, 'src') ?? '') ?? [];
		const text = removeHelper(scripts.get(name) ?? '', folder);
		if (text === undefined || text.length > most) continue;
		element.attrs = element.attrs.filter((attribute) => attribute.name !== 'src');
		setText(element, text);
	}
}

/**
 * A script without the helper, its dynamic imports restored. Undefined if it imports anything else.
 * @param folder where the script was; an inlined script needs absolute paths.
 */
function removeHelper(code: string, folder: string): string | undefined {
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
