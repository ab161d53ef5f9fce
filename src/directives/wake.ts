import type { ClientDirective } from 'astro';
import interaction from './interaction';

// Astro writes the runtime of its islands into every page with one, where it weighs as much as the page's own scripts
// together. The build moves it to a file (tooling/build/html/late-islands.ts) whose address stands on this script, and
// the first hint of use brings it. Without an address, as in `astro dev`, it is in the page.
const runtime = document.currentScript?.getAttribute('data-runtime');

type Load = Parameters<ClientDirective>[0];
const known = new Map<Element, (load: Load) => void>();
let attempts = 0;

/** At the first sign of use of an island, before the event reaches it: from now on the directive looks after it. */
function adopt({ target }: Event) {
	const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]');
	if (!island || known.has(island)) return;
	const loader = new Promise<Load>((resolve) => known.set(island, resolve));
	const options: unknown = JSON.parse(island.getAttribute('opts') ?? 'null');
	const value = options && typeof options === 'object' && 'value' in options ? String(options.value) : '';
	const load = async () => {
		// Beside the runtime, which will ask for them, and for them again if they don't come.
		for (const name of ['component-url', 'renderer-url']) {
			void import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
		}
		try {
			// A browser remembers that a module did not load; at another address it tries again.
			await import(/* @vite-ignore */ runtime + (attempts++ > 0 ? `?${attempts}` : ''));
		} catch {
			island.dispatchEvent(new Event('astro:hydration-error'));
			return () => Promise.resolve();
		}
		attempts = 0;
		return (await loader)();
	};
	void interaction(load, { name: 'interaction', value }, island);
}

if (runtime) {
	for (const type of ['pointerenter', 'touchstart', 'focusin', 'keydown', 'click', 'submit']) {
		document.addEventListener(type, adopt, { capture: true, passive: true });
	}
}

/** What the runtime calls for each island once it is there. */
const wake: ClientDirective = (load, options, island) => {
	const give = known.get(island);
	known.set(island, () => undefined);
	if (give) give(load);
	else void interaction(load, options, island);
};

export default wake;
