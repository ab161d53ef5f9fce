// Shows who is signed in. Sets the email address as `data-signed-in` and the id as `data-member` on the root, for CSS and scripts,
// and the address as the text of every `data-account-email`; sets `data-expired` if the session needs a refresh. No other code
// writes these. At the end of the page.
import { keepTabOf, onStoreChange, readMember } from './store.ts';

function showSignedIn() {
	const member = readMember();
	const root = document.documentElement;
	const mark = (name: string, value: string | undefined) => {
		if (value === undefined) root.removeAttribute(name);
		else root.setAttribute(name, value);
	};
	mark('data-signed-in', member?.email);
	mark('data-member', member?.id);
	mark('data-expired', member?.isExpired ? '' : undefined);
	for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = member?.email ?? '';
	keepTabOf(member?.id);
	const panel = document.getElementById('Account');
	if (!member && panel && 'popover' in panel) panel.hidePopover();
}

/** Shows who is signed in, now and after each change. */
export function followSignedIn(): void {
	showSignedIn();
	onStoreChange(showSignedIn);
}
