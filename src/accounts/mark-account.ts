// Imported by the navbar's script and by nothing else: a module that an island also uses would become a file of its own,
// and every page would have to fetch it.

/**
 * Shows on the page who is signed in, by what this browser remembers: the address as `data-signed-in` on the root, for
 * the styles, and as the text of every `data-account-email`. Looks again when it may have changed: after going back, in
 * another tab, or when auth/session.ts says so by an "accountchange" event.
 * @param key where the session is stored.
 */
export function followAccount(key: string): void {
	function mark() {
		const email = storedEmail(key);
		const { dataset } = document.documentElement;
		if (email === undefined) delete dataset['signedIn'];
		else dataset['signedIn'] = email;
		for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = email ?? '';
	}
	mark();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, mark);
}

function storedEmail(key: string): string | undefined {
	try {
		const session: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
		const email: unknown = Reflect.get(Object(Reflect.get(Object(session), 'user')), 'email');
		return typeof email === 'string' ? email : undefined;
	} catch {
		return undefined; // storage is blocked, or holds something else: nobody is signed in
	}
}
