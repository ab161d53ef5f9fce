// Shows who is signed in. Sets the email address as `data-signed-in` on the root, for CSS and scripts, as the text of every
// `data-account-email`, and in the form for messages. At the end of the page.
import { keepTab, readMember } from './signed-in.ts';
import { onStoreChange } from './storage.ts';

function showSignedIn() {
	const member = readMember();
	const root = document.documentElement;
	if (member) root.dataset['signedIn'] = member.email;
	else delete root.dataset['signedIn'];
	for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = member?.email ?? '';
	const form = document.querySelector<HTMLFormElement>('.message-form');
	const email = form?.querySelector<HTMLInputElement>('[type=email]');
	if (email) email.defaultValue = member?.email ?? '';
	if (form && keepTab()) form.reset(); // what a member typed is not for whoever comes next
	const panel = document.getElementById('Account');
	if (!member && panel && 'popover' in panel) panel.hidePopover();
}

/** Shows who is signed in, now and after each change. */
export function followSignedIn(): void {
	showSignedIn();
	onStoreChange(showSignedIn);
}
