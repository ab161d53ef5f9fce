import type { ClientDirective } from 'astro';

/** What shows that an island is about to be used. */
export const hints = ['pointerenter', 'touchstart', 'focusin', 'keydown'];
/** What a visitor can use; links and plain text need no script. */
const usable = 'form, button, [popover]';
export const presses = ['click', 'submit'];
const patience = 15_000;

/**
 * `client:interaction`: loads an island's script when a visitor is about to use it, by pointer, touch or keyboard.
 * A press or a submit that comes before the script is ready is held and repeated once, so the browser never sends a
 * form by itself. Buttons that open a popover need no script and are left alone.
 * If the script fails or does not come in time, the island's own alert region says the directive's value, and the next
 * press tries again.
 */
export default function interaction(load: Parameters<ClientDirective>[0], island: HTMLElement): void {
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
		// Once a visitor was told of a failure, only a press tries again: a script that came at a mere hint would take the
		// notice away, and the button would move under the pointer.
		if (!alert?.firstChild && target instanceof Element && target.closest(usable)) void wake();
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

	/** Makes the markup what the server sent. Hydration would throw any other away, and the typed text with it. */
	function restore() {
		alert?.replaceChildren();
		for (const control of held) control.ariaBusy = null;
	}

	function giveUp() {
		loading = false;
		if (loaded || held.size === 0) return; // a visitor who only came near is told nothing
		restore();
		const notice = document.createElement('p');
		notice.className = 'notice notice-warning';
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- Astro wrote it
		const { value }: { value: string } = JSON.parse(island.getAttribute('opts') ?? '');
		notice.textContent = value;
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
		const timer = setTimeout(giveUp, patience);
		const hydrate = await load();
		clearTimeout(timer);
		if (failed) {
			failed = false;
			giveUp();
			return;
		}
		// An attempt that was given up may still arrive, before or after the next one.
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
}
