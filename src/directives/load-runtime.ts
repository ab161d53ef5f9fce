import type { ClientDirective } from 'astro';
import interaction, { hints, presses } from './interaction';

// Astro inlines its island runtime into every page with an island, where it is as large as all other scripts of the page
// together. The build moves it to a file (integrations/html/late-islands.ts) and adds its URL to this script, which loads it
// on the first interaction. In `astro dev` there is no URL: the runtime is in the page. Astro 7.3 has no option for this
// (https://github.com/withastro/astro/issues/17017).
const runtime = document.currentScript?.dataset['runtime'];

type Load = Parameters<ClientDirective>[0];
/** The islands that this directive handles, each with a callback that receives Astro's function to load it. */
const known = new Map<Element, (load: Load) => void>();
/**
 * Added to the URLs of all scripts. Browsers never retry a module that failed or hangs, except from another URL
 * (https://github.com/whatwg/html/issues/6768).
 */
let retry = '';

function adopt(island: HTMLElement) {
	const loader = new Promise<Load>((resolve) => known.set(island, resolve));
	let tried = false;
	interaction(async () => {
		if (tried) retry = `?${Date.now()}`;
		tried = true;
		// Load these in parallel with the runtime, which later imports the same URLs from the island's attributes.
		for (const name of ['component-url', 'renderer-url']) {
			const url = (island.getAttribute(name) ?? '') + retry;
			island.setAttribute(name, url);
			void import(/* @vite-ignore */ url).catch(() => undefined);
		}
		try {
			if (runtime) await import(/* @vite-ignore */ runtime + retry);
		} catch {
			island.dispatchEvent(new Event('astro:hydration-error'));
			return () => Promise.resolve();
		}
		return (await loader)();
	}, island);
}

/** Adopts an island on the first interaction, before the event reaches it. */
function onInteraction({ target }: Event) {
	const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]');
	if (island && !known.has(island)) adopt(island);
}

if (runtime) {
	for (const type of [...hints, ...presses])
		document.addEventListener(type, onInteraction, { capture: true, passive: true });
}

/** The runtime calls this for each island. */
const loadIsland: ClientDirective = (load, _, island) => {
	if (!known.has(island)) adopt(island);
	known.get(island)?.(load);
};

export default loadIsland;
