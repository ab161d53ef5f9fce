import type { ClientDirective } from 'astro';
import { failed, hydrated, ready, wake } from './astro-island.ts';
import { isAsBuilt, replaceMarkup } from './replace-markup.ts';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Loads the island when a visitor is about to use it. The value is the error text if its script fails to load. */
		'client:interaction'?: string | boolean;
	}
}

/**
 * `client:interaction`: hydrates an island when wake-islands.ts asks for it. Page translators and password managers change the
 * server's markup, and React can't hydrate it then: see replace-markup.ts.
 */
const interaction: ClientDirective = (load, _options, island) => {
	let isDone = false;
	let hasFailed = false;
	const finish = () => island.dispatchEvent(new Event(ready));
	island.addEventListener(failed, () => (hasFailed = true));
	island.addEventListener(wake, async () => {
		hasFailed = false;
		const hydrate = await load();
		if (isDone || hasFailed) return; // an attempt that timed out may still succeed, before or after the next one
		isDone = true;
		island.querySelector('[role=alert]')?.replaceChildren();
		if (isAsBuilt(island)) island.addEventListener(hydrated, finish, { once: true });
		else void replaceMarkup(island).then(finish);
		await hydrate();
	});
};

export default interaction;
