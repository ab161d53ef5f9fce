// Makes the side panel and the menu behave as modal dialogs: moves focus in, makes the rest of the page inert, and returns focus to
// the button. The browser opens and closes them, including on Escape and on a click outside. Loaded when one opens.

for (const panel of document.querySelectorAll<HTMLElement>('#Panel, #Menu')) {
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);
	const others = [...document.body.children].filter((element) => element !== panel);

	function enter() {
		for (const element of others) element.toggleAttribute('inert', true);
		if (panel.contains(document.activeElement)) return; // Tab was faster than this event
		panel.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
	}
	if (panel.matches(':popover-open')) enter();
	panel.addEventListener('beforetoggle', ({ newState }) => {
		// The browser returns focus while closing, and an inert element cannot take it.
		if (newState === 'closed') for (const element of others) element.toggleAttribute('inert', false);
	});
	panel.addEventListener('toggle', ({ newState }) => {
		const { activeElement } = document;
		if (newState === 'open') enter();
		else if (activeElement === document.body || panel.contains(activeElement)) opener?.focus({ preventScroll: true });
	});
	// So that the page returns without the panel.
	for (const type of ['pagehide', 'popstate']) addEventListener(type, () => panel.hidePopover());
}
