/**
 * Lets an open popover behave as a dialog: focus moves in and stays in, the rest of the page rests, and focus returns
 * to the button. Opening, closing, Escape and a press outside are the browser's own doing and need no script.
 * @returns what undoes it.
 */
export function keepAsDialog(panel: HTMLElement): () => void {
	let resting: HTMLElement[] = [];
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);

	function enter() {
		if (resting.length > 0) return;
		resting = others(panel);
		for (const element of resting) element.inert = true;
		if (panel.contains(document.activeElement)) return; // by Tab, before this event came
		panel.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
	}
	function leave() {
		for (const element of resting) element.inert = false;
		resting = [];
	}
	function onBeforeToggle({ newState }: ToggleEvent) {
		// Before it closes, since the browser gives focus back while closing and what rests cannot take it.
		if (newState === 'closed') leave();
	}
	function onToggle({ newState }: ToggleEvent) {
		if (newState === 'open') enter();
		else if (isLost(panel)) opener?.focus({ preventScroll: true });
	}

	if (panel.matches(':popover-open')) enter(); // opened before this script was there
	panel.addEventListener('beforetoggle', onBeforeToggle);
	panel.addEventListener('toggle', onToggle);
	return () => {
		leave();
		panel.removeEventListener('beforetoggle', onBeforeToggle);
		panel.removeEventListener('toggle', onToggle);
	};
}

/** Closes a popover when the page is left or a step back is made on it, so that coming back finds the page itself. */
export function closeOnLeaving(panel: HTMLElement): () => void {
	const close = () => {
		panel.hidePopover();
	};
	for (const type of ['pagehide', 'popstate']) addEventListener(type, close);
	return () => {
		for (const type of ['pagehide', 'popstate']) removeEventListener(type, close);
	};
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
