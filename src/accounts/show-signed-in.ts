// Import this only in the navbar's script. Vite moves a module that an island also uses to a separate file, which every
// page would have to fetch
// (https://github.com/withastro/astro/blob/main/packages/astro/src/core/build/plugins/plugin-scripts.ts).
import { draftKey, sessionKey } from './storage-keys.ts';

/**
 * Shows who is signed in, from the session in local storage. Sets the email address as `data-signed-in` and the id as
 * `data-member` on the root, for CSS and scripts, and the address as the text of every `data-account-email`; sets `data-expired`
 * if the session needs a refresh. No other code writes these. Updates after going back, after a change in another tab, and on
 * "accountchange".
 */
export function showSignedIn(): void {
	function update() {
		const { user, expires_at } = readSession();
		const root = document.documentElement;
		const wasSignedIn = 'signedIn' in root.dataset;
		const mark = (name: string, value: unknown) => {
			if (typeof value === 'string') root.setAttribute(name, value);
			else root.removeAttribute(name);
		};
		mark('data-signed-in', user?.email);
		mark('data-member', user?.id);
		mark('data-expired', Number(expires_at) * 1000 < Date.now() ? '' : undefined);
		const email = root.dataset['signedIn'] ?? '';
		for (const place of document.querySelectorAll('[data-account-email]')) place.textContent = email;
		if (email) return;
		const panel = document.getElementById('Account');
		if (panel && 'popover' in panel) panel.hidePopover();
		if (!wasSignedIn) return;
		sessionStorage.removeItem(draftKey); // or the next person in this tab would see it
	}
	update();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, update);
}

interface Session {
	user?: { email?: unknown; id?: unknown } | null;
	expires_at?: unknown;
}

function readSession(): Session {
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- every value is checked where it is used
		return JSON.parse(localStorage.getItem(sessionKey) ?? 'null') ?? {};
	} catch {
		return {}; // storage is blocked, or the value is not a session
	}
}
