import { fromScratch } from './astro-island.ts';

/** Elements whose state must survive: a value, focus, an open panel, a held press. */
const stateful = 'a, button, form, input, [popover]';

/** The elements of an island that have a state, in order. */
export function listControls(island: HTMLElement): HTMLElement[] {
	return [...island.querySelectorAll<HTMLElement>(stateful)];
}

/**
 * Lets React render an island from scratch, and moves the visitor's state to the new elements.
 * @param controls those of the server's markup.
 * @param held the pressed ones. Afterward it has the elements that replace them.
 */
export async function replaceMarkup(
	island: HTMLElement,
	controls: readonly HTMLElement[],
	held: Set<HTMLElement>,
): Promise<void> {
	island.setAttribute(...fromScratch);
	let focused: Element | null = null;
	let open: HTMLElement | undefined;
	/** Until React has rendered, the visitor may go on to the next field, or open a panel. */
	function follow() {
		focused = document.activeElement;
		open = controls.find((panel) => panel.popover && panel.matches(':popover-open'));
	}
	follow();
	for (const type of ['focusin', 'toggle']) island.addEventListener(type, follow, true);
	await new Promise<void>((resolve) => {
		new MutationObserver((_, rendered) => {
			rendered.disconnect();
			resolve();
		}).observe(island, { childList: true });
	});
	for (const type of ['focusin', 'toggle']) island.removeEventListener(type, follow, true);
	const created = listControls(island);
	// Counts only elements of the same kind, since a tool may have added a button, or a class to an input.
	const findReplacement = (old: HTMLElement) => {
		const isSame = ({ tagName, className }: HTMLElement) =>
			tagName === old.tagName && (tagName === 'INPUT' || className === old.className);
		return created.filter(isSame)[controls.filter(isSame).indexOf(old)];
	};
	for (const old of controls) {
		const control = findReplacement(old);
		if (control instanceof HTMLInputElement && old instanceof HTMLInputElement) control.value = old.value;
		if (old === open) control?.showPopover();
		if (old === focused && document.activeElement === document.body) control?.focus({ preventScroll: true });
	}
	const pressed = [...held];
	held.clear();
	for (const old of pressed) {
		const known = controls.includes(old) ? old : (old.closest('form') ?? old); // a tool's button submits its form
		held.add(findReplacement(known) ?? old);
	}
}
