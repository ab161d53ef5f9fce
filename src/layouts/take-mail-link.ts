// Takes a link from an email of the account service out of the address before any other script can read it, and goes to the page
// that asks what to do with it. That page keeps it in `history.state`, which survives a reload, until it is used. In the head.
import { setsPassword } from '~/lib/mail-link.ts';

const { page = '', login = '', newPassword = '' } = document.currentScript?.dataset ?? {};

/** Whether a query or fragment comes from an email of the account service: it has all of the service's parameters. */
function isMailLink(part: string): boolean {
	const given = new URLSearchParams(part.slice(1));
	const value = (name: string) => given.get(name) ?? '';
	const sets = ['access_token refresh_token type', 'token_hash type', 'error error_code'];
	// The first of two addresses is confirmed (https://github.com/supabase/auth/blob/master/internal/api/verify.go).
	return /^Confirmation link accepted/.test(value('message')) || sets.some((set) => set.split(' ').every(value));
}

/** @returns whether there was a link for this page. */
function takeMailLink(): boolean {
	for (const part of [location.hash, location.search]) {
		if (!isMailLink(part)) continue;
		const target = setsPassword(new URLSearchParams(part.slice(1)).get('type')) ? newPassword : login;
		const isHere = target === page;
		history.replaceState(isHere ? { mailLink: part } : null, '', location.pathname);
		if (isHere) return true;
		location.replace(target + part);
	}
	return false;
}

takeMailLink();
// For CSS: the form of the page is not what the visitor came for. islands/MailLink.tsx follows.
if ('mailLink' in Object(history.state)) document.documentElement.setAttribute('data-mail-link', 'waiting');
// A browser loads nothing when a link leads to the page that is already open.
for (const type of ['popstate', 'hashchange']) {
	addEventListener(type, (event) => {
		// The event itself names the address.
		if (event instanceof HashChangeEvent && isMailLink(new URL(event.newURL).hash)) event.stopImmediatePropagation();
		if (takeMailLink()) location.reload();
	});
}

export {}; // a module, whose names are its own
