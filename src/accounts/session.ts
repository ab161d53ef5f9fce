import { getProperty } from '~/lib/get-property.ts';
import { savedClassesKey } from '~/lib/saved-classes.ts';
import { type AccountClient, loadService } from './load-service.ts';
import { sessionKey } from './storage-keys.ts';
import { readSession } from './stored.ts';

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

/** The tokens of the stored session; empty if there is none. */
export function readTokens(): { access_token: string; refresh_token: string } {
	const session = readSession();
	const token = (name: string) => String(getProperty(session, name) ?? '');
	return { access_token: token('access_token'), refresh_token: token('refresh_token') };
}

let watching = false;

/**
 * Checks with the service who is signed in. Removes a session that was ended elsewhere, and stores an address that was changed
 * elsewhere. Then follows all changes.
 */
export async function checkSession(): Promise<void> {
	try {
		const service = await loadService();
		if (!watching) service.auth.onAuthStateChange(notifyAccountChange);
		watching = true;
		await Promise.race([refresh(service), service.waitForRefreshFailure()]);
	} catch {
		// The script did not load. The next call tries again.
	} finally {
		notifyAccountChange();
	}
}

async function refresh({ auth, refreshSession }: AccountClient): Promise<void> {
	const stored = await auth.getSession();
	if (!stored.data.session) return;
	const { data } = await auth.getUser();
	if (data.user?.email === stored.data.session.user.email) return;
	await refreshSession(); // brings the new address
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
