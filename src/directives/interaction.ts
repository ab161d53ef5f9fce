import type { ClientDirective } from 'astro';

const hints = ['pointerenter', 'touchstart', 'focusin', 'keydown'];
/** What a visitor can use; links and plain text need no script. */
const usable = 'form, button, [popover]';
const presses = ['click', 'submit'];
const patience = 15_000;

/**
 * `client:interaction`: loads an island's script when a visitor is about to use it, by pointer, touch or keyboard.
 * A press or a submit that comes before the script is ready is held and repeated once, so the browser never sends a
 * form by itself. Buttons that open a popover need no script and are left alone.
 * When the script cannot be loaded, the island's own alert region says the directive's value; the next press tries again.
 */
const interaction: ClientDirective = (load, { value }, island) => {
	const held = new Set<HTMLElement>();
	const alert = island.querySelector('[role=alert]');
	let loading = false;
	let failed = false;

	function listen(change: 'addEventListener' | 'removeEventListener') {
		for (const type of hints) island[change](type, hint, { capture: true, passive: true });
		for (const type of presses) island[change](type, hold, { capture: true });
	}

	function hint({ target }: Event) {
		if (target instanceof Element && target.closest(usable)) void wake();
	}

	function hold(event: Event) {
		if (!(event.target instanceof Element)) return;
		const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button:not([popovertarget])');
		if (!control) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		control.ariaBusy = 'true';
		held.add(control);
		void wake();
	}

	/** Makes the markup what the server sent; hydration would throw any other away, and the typed text with it. */
	function restore() {
		alert?.replaceChildren();
		for (const control of held) control.ariaBusy = null;
	}

	function giveUp() {
		// Whoever only came near asked for nothing and is not told; nor does that take back what a press was told: the notice
		// moves the page, other controls come below the pointer, and each is a hint.
		if (held.size === 0) return;
		restore();
		const notice = document.createElement('p');
		notice.className = 'notice notice-warning';
		notice.textContent = String(value);
		alert?.append(notice);
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

	async function wake() {
		if (loading) return;
		loading = true;
		failed = false;
		const timer = setTimeout(giveUp, patience);
		const hydrate = await load();
		clearTimeout(timer);
		if (failed) {
			loading = false;
			giveUp();
			return;
		}
		restore();
		island.addEventListener('astro:hydrate', repeat, { once: true });
		await hydrate();
	}

	listen('addEventListener');
	island.addEventListener('astro:hydration-error', () => {
		failed = true;
	});
};

export default interaction;
