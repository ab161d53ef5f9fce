// The panel of the person icon: takes focus, and closes when focus leaves it. Loaded when it opens, and only then asks the account
// service who is signed in. The page behind stays usable, unlike behind the other panels (nav-panels.ts).
import { checkSession } from '~/accounts/session.ts';

const panel = document.getElementById('Account');
const parent = panel?.parentElement;
if (!panel || !parent) throw new TypeError('There is no panel.');

function enter() {
	if (!panel?.matches(':popover-open')) return;
	// The event is asynchronous: Tab may have moved focus inside already.
	if (!panel.contains(document.activeElement)) panel.focus();
	void checkSession();
}
enter();
panel.addEventListener('toggle', enter);
// Stays open if focus moves to the panel's button, since its click would reopen the panel, or to another window.
parent.addEventListener('focusout', ({ relatedTarget }) => {
	if (relatedTarget instanceof Node && !parent.contains(relatedTarget)) panel.hidePopover();
});
for (const type of ['pagehide', 'popstate']) addEventListener(type, () => panel.hidePopover());
