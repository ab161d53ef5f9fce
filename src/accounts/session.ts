import { fieldOf } from '~/lib/field-of';
import { loadService } from './load';
import { sessionKey } from './session-key';

/**
 * What this browser has stored is the truth about who is signed in, and mark-account.ts alone reads it and shows it on the
 * page. This tells it to look again.
 */
export function announce(): void {
	dispatchEvent(new Event('accountchange'));
}

/** The address of whoever is signed in, as the page shows it. */
export function signedInAs(): string | undefined {
	return document.documentElement.dataset['signedIn'];
}

/** The id of whoever is signed in, which stays when the address changes. */
export function signedInId(): string | undefined {
	try {
		const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
		const id = fieldOf(fieldOf(session, 'user'), 'id');
		return typeof id === 'string' ? id : undefined;
	} catch {
		return undefined; // storage is blocked, or holds something else
	}
}

let watching = false;

/**
 * Has the service renew a session that ran out, and from now on follows every change that it reports.
 * @returns whether it could be asked. A session that was ended elsewhere is gone afterwards.
 */
export async function checkSession(): Promise<boolean> {
	try {
		const { client, troubleWithRenewing } = await loadService();
		if (!watching) client.auth.onAuthStateChange(announce);
		watching = true;
		const trouble = troubleWithRenewing().then(() => false);
		const asked = client.auth.getSession().then(() => true);
		return await Promise.race([asked, trouble]);
	} catch {
		return false; // the script did not load: the next opening tries again
	} finally {
		announce();
	}
}

/** Forgets the session in this browser, whatever the service says. */
export function forgetSession(): void {
	if (canStore()) localStorage.removeItem(sessionKey);
	announce();
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
