// Shows who is signed in. Sets the email address as `data-signed-in` on the root, for CSS and scripts and as the text of every
// `data-account-email`. At the end of the page.
import { readMember } from './signed-in.ts';
import { onStoreChange } from './storage.ts';

function showSignedIn() {
	const member = readMember();
	const root = document.documentElement;
	if (member) root.dataset['signedIn'] = member.email;
	else delete root.dataset['signedIn'];
	for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = member?.email ?? '';
}

/** Shows who is signed in, now and after each change. */
export function followSignedIn(): void {
	showSignedIn();
	onStoreChange(showSignedIn);
}
