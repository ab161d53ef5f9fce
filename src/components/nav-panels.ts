// Makes the side panel and the menu behave as modal dialogs: moves focus in, makes the rest of the page inert, and returns focus to
// the button. The page behind the account panel stays usable, and the panel closes when focus leaves it. The browser opens and closes
// them, including on Escape and on a click outside. Loaded when one opens.

/** Somebody may have signed out or changed the address elsewhere. */
async function checkAccount(): Promise<void> {
	const session = await import('~/accounts/session.ts').catch(() => undefined);
	await session?.checkSession();
}

for (const panel of document.querySelectorAll<HTMLElement>('#Panel, #Menu, #Account')) {
	const isModal = panel.id !== 'Account';
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);
	const others = [...document.body.children].filter((element) => isModal && element !== panel);

	function enter() {
		for (const element of others) element.toggleAttribute('inert', true);
		if (!isModal && import.meta.env.HAS_ACCOUNTS) void checkAccount();
		if (panel.contains(document.activeElement)) return; // Tab was faster than this event
		(panel.querySelector<HTMLElement>('[popovertargetaction=hide]') ?? panel).focus();
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
	if (isModal) continue;
	// Stays open if focus moves to its button, since a click there would open it again, or to another window.
	for (const place of [panel, opener]) {
		place?.addEventListener('focusout', ({ relatedTarget }) => {
			if (relatedTarget instanceof Node && relatedTarget !== opener && !panel.contains(relatedTarget))
				panel.hidePopover();
		});
	}
}
