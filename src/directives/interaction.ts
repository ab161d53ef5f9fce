import type { ClientDirective } from 'astro';

/** Events that show that a visitor is about to use an island. */
const hints = ['pointerenter', 'touchstart', 'focusin', 'keydown'];
/** Elements that need the island's script. Links and plain text do not. */
const usable = 'form, button, [popover]';
const presses = ['click', 'submit'];
/** In milliseconds. */
const timeLimit = 15_000;

/**
 * `client:interaction`: loads an island's script when a visitor is about to use it, by pointer, touch or keyboard.
 * Holds a click or submit that comes before the script is ready and repeats it once after hydration, so the browser never
 * submits a form itself. Ignores buttons that open a popover, which need no script.
 * If the script fails or times out, shows the directive's value in the island's alert region. The next press tries again, and
 * astro-island then loads the failed script from another URL, since browsers don't retry the same one.
 */
const interaction: ClientDirective = (load, { value }, island) => {
	const held = new Set<HTMLElement>();
	const alert = island.querySelector('[role=alert]');
	let loading = false;
	let loaded = false;
	let failed = false;

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

	/** Restores the server's markup. Otherwise hydration would replace it and lose what was typed. */
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
		if (failed) {
			failed = false;
			giveUp();
			return;
		}
		// An attempt that timed out may still succeed, before or after the next one.
		if (loaded) return;
		loaded = true;
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
