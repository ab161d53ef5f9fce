import { atom, onMount } from 'nanostores';
import { loadService } from './load';
import { sessionKey } from './session-key';

/** The e-mail address of whoever is signed in, in this or another tab; nothing when nobody is. */
export const $session = atom<string | undefined>();

onMount($session, () => {
	update();
	addEventListener('storage', update);
	return () => {
		removeEventListener('storage', update);
	};
});

let watching = false;

/** From now on follows every change that the account service reports, such as a session that was ended elsewhere. */
export function watchSession(): void {
	if (watching) return;
	watching = true;
	loadService().then(
		({ client }) => client.auth.onAuthStateChange(update),
		() => {
			watching = false;
		},
	);
}

/** Forgets the session in this browser, whatever the service says. */
export function forgetSession(): void {
	if (canStore()) localStorage.removeItem(sessionKey);
	update();
}

/** Whether the browser lets this site remember anything. */
export function canStore(): boolean {
	const probe = `${sessionKey}-probe`;
	try {
		localStorage.setItem(probe, '');
		localStorage.removeItem(probe);
		return true;
	} catch {
		return false;
	}
}

/**
 * What is stored is the truth: the service also reports "no session" when it merely could not be asked. The page itself
 * looks into the storage (mark-account.ts) and notes on its root what it found.
 */
function update(): void {
	dispatchEvent(new Event('accountchange'));
	$session.set(document.documentElement.dataset['signedIn']);
}
