import { readMember } from './signed-in.ts';
import { onStoreChange } from './storage.ts';

/**
 * Shows who is signed in, now and after each change: sets the email address as `data-signed-in` on the root, for CSS and scripts, and as
 * the text of every `data-account-email`.
 */
export function followSignedIn(): void {
	function show() {
		const member = readMember();
		const root = document.documentElement;
		if (member) root.dataset['signedIn'] = member.email;
		else delete root.dataset['signedIn'];
		for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = member?.email ?? '';
	}
	show();
	addEventListener('DOMContentLoaded', show); // for what follows this script
	onStoreChange(show);
}
