import { getProperty } from '~/lib/get-property';
import { savedClassesKey } from '~/lib/saved-classes';
import { loadService } from './load-service';
import { sessionKey } from './session-key';

/**
 * Tells mark-account.ts to look again who is signed in. What this browser has stored is the truth about that, and only
 * that file shows it on the page.
 */
export function notifyAccountChange(): void {
	dispatchEvent(new Event('accountchange'));
}

/** The address of the member who is signed in, as the page shows it. */
export function signedInAs(): string | undefined {
	return document.documentElement.dataset['signedIn'];
}

/** The id of the member who is signed in. Unlike the address it never changes. */
export function signedInId(): string | undefined {
	try {
		const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
		const id = getProperty(getProperty(session, 'user'), 'id');
		return typeof id === 'string' ? id : undefined;
	} catch {
		return undefined; // storage is blocked, or holds something else
	}
}

let watching = false;

/**
 * Has the service refresh a session that ran out, and from now on follows every change that it reports. A session that
 * was ended elsewhere is gone afterwards.
 */
export async function checkSession(): Promise<void> {
	try {
		const { client, refreshFailure } = await loadService();
		if (!watching) client.auth.onAuthStateChange(notifyAccountChange);
		watching = true;
		await Promise.race([client.auth.getSession(), refreshFailure()]);
	} catch {
		// The script did not load: the next opening tries again.
	} finally {
		notifyAccountChange();
	}
}

/** Forgets the session and the member's saved classes in this browser, without the service. */
export function forgetSession(): void {
	if (canStore()) for (const key of [sessionKey, savedClassesKey]) localStorage.removeItem(key);
	notifyAccountChange();
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
