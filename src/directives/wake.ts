import type { ClientDirective } from 'astro';
import interaction, { hints, presses } from './interaction';

// Astro writes the runtime of its islands into every page with one, where it weighs as much as the page's own scripts
// together. The build moves it to a file (integrations/html/late-islands.ts) whose address stands on this script, and
// the first hint of use loads it. Without an address, as in `astro dev`, it is in the page.
const runtime = document.currentScript?.dataset['runtime'];

type Load = Parameters<ClientDirective>[0];
/** What takes Astro's own way to load an island, for each that the directive looks after. */
const known = new Map<Element, (load: Load) => void>();
/**
 * Follows the addresses of all scripts. A browser never asks again for a module that failed, nor for one that hangs; at
 * another address it does (https://github.com/whatwg/html/issues/6768).
 */
let retry = '';

function adopt(island: HTMLElement) {
	const loader = new Promise<Load>((resolve) => known.set(island, resolve));
	let tried = false;
	interaction(async () => {
		if (tried) retry = `?${Date.now()}`;
		tried = true;
		// Beside the runtime, which takes the addresses from the island and asks for them too.
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

/** At the first sign of use of an island, before the event reaches it. */
function notice({ target }: Event) {
	const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]');
	if (island && !known.has(island)) adopt(island);
}

if (runtime) {
	for (const type of [...hints, ...presses]) document.addEventListener(type, notice, { capture: true, passive: true });
}

/** What the runtime calls for each island once it is there. */
const wake: ClientDirective = (load, _, island) => {
	if (!known.has(island)) adopt(island);
	known.get(island)?.(load);
};

export default wake;
