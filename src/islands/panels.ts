// Islands never unmount on this site, so nothing removes these listeners.

/**
 * Makes a popover behave as a modal dialog: moves focus in, makes the rest of the page inert, and returns focus to the
 * button. The browser opens and closes it, including on Escape and on a click outside.
 */
export function keepAsDialog(panel: HTMLElement): void {
	let inert: HTMLElement[] = [];
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);

	function enter() {
		if (inert.length > 0) return;
		inert = others(panel);
		for (const element of inert) element.inert = true;
		if (panel.contains(document.activeElement)) return; // Tab was faster than this event
		panel.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
	}
	function onBeforeToggle({ newState }: ToggleEvent) {
		if (newState !== 'closed') return;
		// The browser returns focus while closing, and an inert element cannot take it.
		for (const element of inert) element.inert = false;
		inert = [];
	}
	function onToggle({ newState }: ToggleEvent) {
		if (newState === 'open') enter();
		else if (isLost(panel)) opener?.focus({ preventScroll: true });
	}

	if (panel.matches(':popover-open')) enter(); // opened before this script loaded
	panel.addEventListener('beforetoggle', onBeforeToggle);
	panel.addEventListener('toggle', onToggle);
}

/** Closes a popover when the visitor leaves the page or goes back within it, so that the page returns without the popover. */
export function closeOnLeaving(panel: HTMLElement): void {
	for (const type of ['pagehide', 'popstate']) addEventListener(type, () => panel.hidePopover());
}

/** All elements that are not the panel, its descendants or its ancestors. */
function others(panel: HTMLElement): HTMLElement[] {
	const found: HTMLElement[] = [];
	for (let inner: Element = panel; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
		for (const sibling of inner.parentElement.children) {
			if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
		}
	}
	return found;
}

/** Whether nothing has focus, or focus is still in the closing panel. */
function isLost(panel: HTMLElement): boolean {
	const { activeElement } = document;
	return activeElement === null || activeElement === document.body || panel.contains(activeElement);
}
