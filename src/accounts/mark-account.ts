// Imported by the navbar's script and by nothing else: a module that an island also uses would become a file of its own,
// and every page would have to fetch it.

/**
 * Shows on the page who is signed in, by what this browser remembers: the address as `data-signed-in` on the root, for
 * the styles, and as the text of every `data-account-email`; `data-expired` when the session must be renewed first. Nobody
 * else writes these. Looks again when it may have changed: after going back, in another tab, or at an "accountchange".
 * @param key where the session is stored.
 */
export function followAccount(key: string): void {
	function mark() {
		const { email, expired } = stored(key);
		const { dataset } = document.documentElement;
		if (email === undefined) delete dataset['signedIn'];
		else dataset['signedIn'] = email;
		if (expired) dataset['expired'] = '';
		else delete dataset['expired'];
		for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = email ?? '';
		if (email === undefined) document.querySelector<HTMLElement>('#account:popover-open')?.hidePopover();
	}
	mark();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, mark);
}

function stored(key: string): { email?: string; expired?: boolean } {
	try {
		const session: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
		if (!isRecord(session) || !isRecord(session['user'])) return {};
		const { email } = session['user'];
		return typeof email === 'string' ? { email, expired: Number(session['expires_at']) * 1000 < Date.now() } : {};
	} catch {
		return {}; // storage is blocked, or holds something else: nobody is signed in
	}
}

// Not lib/field-of.ts: what an island imports too would no longer be inlined.
function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
