import { getProperty } from '~/lib/get-property.ts';
import { savedClassesKey } from '~/lib/saved-classes.ts';
import { codes } from './codes.ts';
import { type AccountClient, loadService } from './load-service.ts';
import { sessionKey } from './session-key.ts';

/**
 * Tells show-signed-in.ts to update the page. Local storage is the source of truth for who is signed in, and only that file
 * shows it.
 */
export function notifyAccountChange(): void {
	dispatchEvent(new Event('accountchange'));
}

/** The email address of the signed-in member, as the page shows it. */
export function getSignedInEmail(): string | undefined {
	return document.documentElement.dataset['signedIn'];
}

/** The id of the signed-in member. Unlike the email address, it never changes. */
export function getSignedInId(): string | undefined {
	try {
		const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
		const id = getProperty(getProperty(session, 'user'), 'id');
		return typeof id === 'string' ? id : undefined;
	} catch {
		return undefined; // storage is blocked, or the value is not a session
	}
}

let watching = false;

/**
 * Checks with the service who is signed in. Removes a session that was ended elsewhere, and stores an address that was changed
 * elsewhere. Then follows all changes.
 */
export async function checkSession(): Promise<void> {
	try {
		const { auth, waitForRefreshFailure } = await loadService();
		if (!watching) auth.onAuthStateChange(notifyAccountChange);
		watching = true;
		await Promise.race([refresh(auth), waitForRefreshFailure()]);
	} catch {
		// The script did not load. The next call tries again.
	} finally {
		notifyAccountChange();
	}
}

async function refresh(auth: AccountClient['auth']): Promise<void> {
	const stored = await auth.getSession();
	if (!stored.data.session) return;
	const { data } = await auth.getUser();
	if (data.user?.email === stored.data.session.user.email) return;
	const { error } = await auth.refreshSession(); // brings the new address
	// The account was deleted elsewhere. auth-js 2.119 keeps the session until its access token expires.
	if (codes[error?.code ?? ''] === 'signInAgain') await auth.signOut({ scope: 'local' });
}

/** Deletes the session and the saved classes from this browser, without calling the service. */
export function forgetSession(): void {
	if (canStore()) for (const key of [sessionKey, savedClassesKey]) localStorage.removeItem(key);
	notifyAccountChange();
}

/** Whether local storage is available. */
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
