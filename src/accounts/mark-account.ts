// Imported by the navbar's script and by nothing else: a module that an island also uses would become a file of its own,
// and every page would have to fetch it.

/** The same as in session-key.ts, which the islands import. */
const sessionKey = 'ember-gym-session';

/**
 * Shows on the page who is signed in, by what this browser has stored: the address as `data-signed-in` on the root, for
 * the styles, and as the text of every `data-account-email`; `data-expired` if the session must be refreshed first. Nobody
 * else writes these. Looks again when it may have changed: after going back, in another tab, or at an "accountchange".
 */
export function followAccount(): void {
	function mark() {
		const { user, expires_at } = storedSession();
		const { dataset } = document.documentElement;
		if (typeof user?.email === 'string') dataset['signedIn'] = user.email;
		else delete dataset['signedIn'];
		if (Number(expires_at) * 1000 < Date.now()) dataset['expired'] = '';
		else delete dataset['expired'];
		const email = dataset['signedIn'] ?? '';
		for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = email;
		if (!email) document.querySelector<HTMLElement>('#account:popover-open')?.hidePopover();
	}
	mark();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, mark);
}

interface Session {
	user?: { email?: unknown } | null;
	expires_at?: unknown;
}

/** What is stored as the session; nothing when storage is blocked, or holds something else. */
function storedSession(): Session {
	try {
		const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? '');
		if (typeof session === 'object' && session) return session;
	} catch {
		// no session
	}
	return {};
}
