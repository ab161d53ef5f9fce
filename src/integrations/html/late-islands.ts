import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree } from 'parse5';
import { type Element, getAttribute, getText, listElements, insertBefore } from './markup.ts';

/**
 * Astro puts two scripts before the first island, which is in the navbar: our directive (directives/load-runtime.ts) and its
 * runtime. The runtime (1.5 kB, the same on every page) becomes a file that our script fetches on first interaction. Our
 * script moves to the first island of the content or to the end of the page, since the navbar's panels open without it.
 * Astro 7.3 has no option for this (https://github.com/withastro/astro/issues/17017).
 * @returns the runtime's file.
 */
export function deferIslands(elements: Element[]): { name: string; text: string } | undefined {
	const first = elements.find(isIsland);
	if (!first) return undefined;
	const scripts = elements.slice(0, elements.indexOf(first)).filter(({ tagName }) => tagName === 'script');
	const [loader, runtime] = scripts.slice(-2);
	const text = runtime ? getText(runtime) : '';
	if (!loader || !runtime || !text.includes('customElements.define("astro-island"')) {
		throw new Error(
			'Astro no longer puts its island scripts before the first island. Update integrations/html/late-islands.ts.',
		);
	}
	const name = `islands.${createHash('sha256').update(text).digest('base64url').slice(0, 6)}.js`;
	const address = getAttribute(first, 'renderer-url')?.replace(/[^/]*$/, name) ?? '';
	loader.attrs.push({ name: 'data-runtime', value: address });
	for (const script of [loader, runtime]) tree.detachNode(script);
	const [body, main] = ['body', 'main'].map((tag) => elements.find(({ tagName }) => tagName === tag));
	const island = main && listElements(main).find(isIsland);
	if (island) insertBefore(loader, island);
	else if (body) tree.appendChild(body, loader);
	return { name, text };
}

function isIsland({ tagName }: Element): boolean {
	return tagName === 'astro-island';
}
