import { fromScratch, slotTag } from './astro-island.ts';

/** Elements whose state must survive: a value, focus, a held press. */
const stateful = 'a, button, form, input';

/**
 * Whether an island has the markup that the build counted (integrations/html/defer-islands.ts), apart from what React doesn't compare
 * and what this site changes itself.
 */
export function isAsBuilt(island: HTMLElement): boolean {
	const copy = document.importNode(island, true);
	for (const ignored of copy.querySelectorAll(`${slotTag}, noscript, [role=alert]`)) ignored.replaceChildren();
	const size = `${copy.querySelectorAll('*').length} ${copy.textContent.length}`;
	return size === (island.dataset['size'] ?? size);
}

/** Lets React render an island from scratch, and moves the visitor's state to the new elements. */
export async function replaceMarkup(island: HTMLElement): Promise<void> {
	const controls = [...island.querySelectorAll<HTMLElement>(stateful)];
	const isOpen = [...island.querySelectorAll('[popover]')].some((panel) => panel.matches(':popover-open'));
	island.setAttribute(...fromScratch);
	let focused: Element | null = null;
	/** Until React has rendered, the visitor may go on to the next field. */
	function follow() {
		focused = document.activeElement;
	}
	follow();
	island.addEventListener('focusin', follow);
	await new Promise<void>((resolve) => {
		new MutationObserver((_, rendered) => {
			rendered.disconnect();
			resolve();
		}).observe(island, { childList: true });
	});
	island.removeEventListener('focusin', follow);
	if (isOpen) island.querySelector<HTMLElement>('[popover]')?.showPopover();
	const created = [...island.querySelectorAll<HTMLElement>(stateful)];
	// Counts only elements of the same kind, since a tool may have added a button, or a class to an input.
	const findReplacement = (old: HTMLElement) => {
		const isSame = ({ tagName, className }: HTMLElement) =>
			tagName === old.tagName && (tagName === 'INPUT' || className === old.className);
		return created.filter(isSame)[controls.filter(isSame).indexOf(old)];
	};
	for (const old of controls) {
		const control = findReplacement(old);
		if (control instanceof HTMLInputElement && old instanceof HTMLInputElement) control.value = old.value;
		if (old === focused && document.activeElement === document.body) control?.focus({ preventScroll: true });
		const form = old.closest('form'); // a tool's button submits its form
		const pressed = control ?? (form && findReplacement(form));
		if (old.hasAttribute('aria-busy')) pressed?.setAttribute('aria-busy', 'true');
	}
}
