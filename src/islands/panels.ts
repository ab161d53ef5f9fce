/**
 * Lets an open popover behave as a dialog: focus moves in and stays in, the rest of the page is inert, and focus returns
 * to the button. The browser itself opens and closes it, also at Escape and at a press outside.
 * @param signal undoes it.
 */
export function keepAsDialog(panel: HTMLElement, signal: AbortSignal): void {
	let inert: HTMLElement[] = [];
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);

	function enter() {
		if (inert.length > 0) return;
		inert = others(panel);
		for (const element of inert) element.inert = true;
		if (panel.contains(document.activeElement)) return; // by Tab, before this event came
		panel.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
	}
	function leave() {
		for (const element of inert) element.inert = false;
		inert = [];
	}
	function onBeforeToggle({ newState }: ToggleEvent) {
		// Before it closes, since the browser gives focus back while closing, and nothing inert can take it.
		if (newState === 'closed') leave();
	}
	function onToggle({ newState }: ToggleEvent) {
		if (newState === 'open') enter();
		else if (isLost(panel)) opener?.focus({ preventScroll: true });
	}

	if (panel.matches(':popover-open')) enter(); // opened before this script was there
	panel.addEventListener('beforetoggle', onBeforeToggle, { signal });
	panel.addEventListener('toggle', onToggle, { signal });
	signal.addEventListener('abort', leave);
}

/**
 * Closes a popover when the page is left or a step back is made on it, so that coming back finds the page itself.
 * @param signal undoes it.
 */
export function closeOnLeaving(panel: HTMLElement, signal: AbortSignal): void {
	const close = () => {
		panel.hidePopover();
	};
	for (const type of ['pagehide', 'popstate']) addEventListener(type, close, { signal });
}

/** Everything on the page that is neither the panel, nor inside it, nor around it. */
function others(panel: HTMLElement): HTMLElement[] {
	const found: HTMLElement[] = [];
	for (let inner: Element = panel; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
		for (const sibling of inner.parentElement.children) {
			if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
		}
	}
	return found;
}

/** Whether focus is nowhere, or still in the panel that is fading out. */
function isLost(panel: HTMLElement): boolean {
	const { activeElement } = document;
	return activeElement === null || activeElement === document.body || panel.contains(activeElement);
}
