import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes a popover of the navbar behave as a dialog: moves focus in, and back to where it came from. The browser opens and closes it,
 * including on Escape and on a click outside, also before this script is there.
 * @param isModal whether the rest of the page is inert meanwhile. Otherwise the panel closes when focus leaves it.
 * @returns what the popover needs, and whether it is open.
 */
export function usePanel(isModal: boolean) {
	const panel: RefObject<HTMLDivElement | null> = useRef(null);
	const [isOpen, setOpen] = useState(false);

	useEffect(() => {
		const element = panel.current;
		if (!element) return;
		setOpen(element.matches(':popover-open')); // opened before this script was there
		// So that the page returns without the panel.
		for (const type of ['pagehide', 'popstate']) addEventListener(type, () => element.hidePopover());
	}, []);
	useLayoutEffect(() => (isOpen && panel.current ? enter(panel.current, isModal) : undefined), [isOpen, isModal]);

	function onToggle({ newState }: { newState: string }) {
		setOpen(newState === 'open');
	}
	return { isOpen, props: { ref: panel, popover: 'auto', role: 'dialog', onToggle } as const };
}

/** @returns what to do when the panel has closed. */
function enter(panel: HTMLElement, isModal: boolean): () => void {
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);
	const others = [...document.body.children].filter((element) => isModal && !element.contains(panel));
	const listeners = new AbortController();
	const { signal } = listeners;

	for (const element of others) element.toggleAttribute('inert', true);
	// On a screen of another width, the button may be gone.
	addEventListener('resize', () => !isShown(opener) && panel.hidePopover(), { signal });
	// A click on the button, which has focus then, would open the panel again.
	const leave = ({ target }: FocusEvent) =>
		target !== opener && target instanceof Node && !panel.contains(target) && panel.hidePopover();
	if (!isModal) addEventListener('focusin', leave, { signal });
	// Tab may have been faster than this script.
	if (!panel.contains(document.activeElement))
		(panel.querySelector<HTMLElement>('[popovertargetaction=hide]') ?? panel).focus();

	return () => {
		listeners.abort();
		for (const element of others) element.toggleAttribute('inert', false);
		const { activeElement } = document;
		if (activeElement !== document.body && !panel.contains(activeElement)) return;
		const controls = [opener, ...(opener?.parentElement?.querySelectorAll<HTMLElement>('a, button') ?? [])];
		controls.find(isShown)?.focus({ preventScroll: true });
	};
}

function isShown(element: Element | null): boolean {
	return element !== null && element.getClientRects().length > 0;
}
