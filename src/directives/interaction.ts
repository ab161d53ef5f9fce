import type { ClientDirective } from 'astro';
import { failed, fromScratch, hydrated, slotTag } from './astro-island.ts';

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
/** Elements whose state must survive: a value, focus, an open panel, a held press. */
const stateful = 'a, button, form, input, [popover]';
const presses = ['click', 'submit'];
/** What the page and this file change themselves. */
const ignored = `${slotTag}, [role=alert]`;
/** In milliseconds. */
const timeLimit = 15_000;

/**
 * `client:interaction`: loads an island's script when a visitor is about to use it, by pointer, touch or keyboard.
 * Holds a click or submit that comes before the script is ready and repeats it once after hydration, so the browser never
 * submits a form itself. Ignores buttons that open a popover, which need no script.
 * Page translators and password managers change the server's markup, and React can't hydrate it then. In that case React
 * renders the island from scratch, and the visitor's state moves to the new elements.
 * If the script fails or times out, shows the directive's value in the island's alert region. The next press tries again.
 */
const interaction: ClientDirective = (load, { value }, island) => {
	const held = new Set<HTMLElement>();
	const alert = island.querySelector('[role=alert]');
	const find = () => [...island.querySelectorAll<HTMLElement>(stateful)];
	const controls = find(); // in the order of the server's markup, which React renders too
	// Some tools change the page before this runs. The build counted the elements (integrations/html/defer-islands.ts).
	const count = island.querySelectorAll(`:not(:is(${ignored}) *)`).length;
	let isChanged = count !== Number(island.dataset['elements'] ?? count);
	const changes = new MutationObserver((records) => {
		isChanged ||= records.some(({ target }) => !toElement(target)?.closest(ignored));
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

	/** Makes React render the island from scratch, and moves the visitor's state to the new elements. */
	function replaceMarkup() {
		island.setAttribute(...fromScratch);
		let focused: Element | null;
		let open: HTMLElement | undefined;
		/** Until React has rendered, the visitor may go on to the next field, or open a panel. */
		function follow() {
			focused = document.activeElement;
			open = controls.find((panel) => panel.popover && panel.matches(':popover-open'));
		}
		follow();
		for (const type of ['focusin', 'toggle']) island.addEventListener(type, follow, true);
		new MutationObserver((_, rendered) => {
			rendered.disconnect();
			for (const type of ['focusin', 'toggle']) island.removeEventListener(type, follow, true);
			const pressed = [...held];
			held.clear();
			const created = find();
			// Counts only elements of the same kind, since a tool may have added a button, or a class to an input.
			const replacement = (old: HTMLElement) => {
				const isSame = ({ tagName, className }: HTMLElement) =>
					tagName === old.tagName && (tagName === 'INPUT' || className === old.className);
				return created.filter(isSame)[controls.filter(isSame).indexOf(old)];
			};
			for (const old of controls) {
				const control = replacement(old);
				if (control instanceof HTMLInputElement && old instanceof HTMLInputElement) control.value = old.value;
				if (old === open) control?.showPopover();
				if (old === focused && document.activeElement === document.body) control?.focus({ preventScroll: true });
			}
			for (const old of pressed) {
				const known = controls.includes(old) ? old : (old.closest('form') ?? old); // a tool's button submits its form
				held.add(replacement(known) ?? old);
			}
			repeat();
		}).observe(island, { childList: true });
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
		if (isChanged) replaceMarkup();
		else island.addEventListener(hydrated, repeat, { once: true });
		await hydrate();
	}

	changes.observe(island, { childList: true, characterData: true, subtree: true });
	listen('addEventListener');
	island.addEventListener(failed, () => {
		hasFailed = true;
	});
};

function toElement(node: Node): Element | null {
	return node instanceof Element ? node : node.parentElement;
}

export default interaction;
