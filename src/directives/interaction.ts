import type { ClientDirective } from 'astro';
import { failed, hydrated, slotTag } from './astro-island.ts';
import { listControls, replaceMarkup } from './replace-markup.ts';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Loads the island when a visitor is about to use it. The value is the error text if its script fails to load. */
		'client:interaction'?: string | boolean;
	}
}

/** Events that show that a visitor is about to use an island. The last one: its panel has opened, perhaps by a button elsewhere. */
const hints = ['pointerenter', 'touchstart', 'focusin', 'keydown', 'toggle'];
/** Elements that need the island's script. Links and plain text do not. */
const usable = 'form, button, [popover]';
const presses = ['click', 'submit'];
/** What the page and this file change themselves. */
const ignored = `${slotTag}, [role=alert]`;
/** In milliseconds. */
const timeLimit = 15_000;

/**
 * `client:interaction`: loads an island's script when a visitor is about to use it, by pointer, touch or keyboard.
 * Holds a click or submit that comes before the script is ready and repeats it once after hydration, so the browser never
 * submits a form itself. Ignores buttons that open a popover, which need no script.
 * Page translators and password managers change the server's markup, and React can't hydrate it then: see replace-markup.ts.
 * If the script fails or times out, shows the directive's value in the island's alert region. The next press tries again.
 */
const interaction: ClientDirective = (load, { value }, island) => {
	const held = new Set<HTMLElement>();
	const alert = island.querySelector('[role=alert]');
	const controls = listControls(island); // in the order of the server's markup, which React renders too
	// Some tools change the page before this runs. The build counted the elements (integrations/html/defer-islands.ts).
	const count = island.querySelectorAll(`:not(:is(${ignored}) *)`).length;
	let isChanged = count !== Number(island.dataset['elements'] ?? count);
	const changes = new MutationObserver((records) => {
		isChanged ||= records.some(({ target }) => {
			return !(target instanceof Element ? target : target.parentElement)?.closest(ignored);
		});
	});
	let loading = false;
	let loaded = false;
	let hasFailed = false;

	function listen(change: 'addEventListener' | 'removeEventListener') {
		for (const type of hints) island[change](type, hint, { capture: true, passive: true });
		for (const type of presses) island[change](type, hold, { capture: true });
	}

	function hint({ target }: Event) {
		// After an error message, only a press tries again. If a hover did, the message would disappear and the button would
		// move under the pointer.
		if (!alert?.firstChild && target instanceof Element && target.closest(usable)) void loadAndHydrate();
	}

	function hold(event: Event) {
		if (!(event.target instanceof Element)) return;
		const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button:not([popovertarget])');
		if (!control) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		control.ariaBusy = 'true';
		held.add(control);
		void loadAndHydrate();
	}

	/** Restores the server's markup, so that React can hydrate it. */
	function restore() {
		alert?.replaceChildren();
		for (const control of held) control.ariaBusy = null;
	}

	function giveUp() {
		loading = false;
		if (loaded || held.size === 0) return; // report a failure only after a press
		restore();
		const message = document.createElement('p');
		message.className = 'message-box message-warning';
		message.textContent = value;
		alert?.append(message);
		held.clear();
	}

	function repeat() {
		restore();
		listen('removeEventListener');
		for (const control of held) {
			if (control instanceof HTMLFormElement) control.requestSubmit();
			else control.click();
		}
	}

	async function loadAndHydrate() {
		if (loading) return;
		loading = true;
		const timer = setTimeout(giveUp, timeLimit);
		const hydrate = await load();
		clearTimeout(timer);
		if (hasFailed) {
			hasFailed = false;
			giveUp();
			return;
		}
		// An attempt that timed out may still succeed, before or after the next one.
		if (loaded) return;
		loaded = true;
		restore();
		changes.disconnect();
		if (isChanged) void replaceMarkup(island, controls, held).then(repeat);
		else island.addEventListener(hydrated, repeat, { once: true });
		await hydrate();
	}

	changes.observe(island, { childList: true, characterData: true, subtree: true });
	listen('addEventListener');
	island.addEventListener(failed, () => {
		hasFailed = true;
	});
};

export default interaction;
