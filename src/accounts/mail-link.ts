// Imported by the navbar's script and by nothing else, as mark-account.ts.

/**
 * Whether a query or a fragment comes from a mail of the account service: only a complete set of what the service adds to
 * its links does.
 * @param isAccountPage other pages may have a "code" of their own.
 */
export function isMailLink(part: string, isAccountPage: boolean): boolean {
	const given = new URLSearchParams(part.slice(1));
	const value = (name: string) => given.get(name) ?? '';
	return (
		['access_token refresh_token type', 'token_hash type', 'error error_code'].some((set) =>
			set.split(' ').every(value),
		) ||
		(isAccountPage && /^[\da-f-]{36}$/.test(value('code'))) ||
		// The first of two addresses is confirmed (supabase/auth, internal/api/verify.go).
		/^Confirmation link accepted/.test(value('message'))
	);
}

/**
 * Takes a link from one of the service's mails out of the address at once, whatever happens next, and leads to the page
 * that opens it. There it waits in the history's entry, which a reload keeps.
 */
export function takeMailLink(): void {
	const button = document.querySelector<HTMLElement>('[data-mail-link]');
	for (const part of [location.hash, location.search]) {
		if (!isMailLink(part, button !== null)) continue;
		if (button) history.replaceState({ mailLink: part }, '', location.pathname);
		else location.replace(import.meta.env.BASE_URL.replace(/\/?$/, '/login') + part);
	}
	// The press wakes the island, and is repeated as soon as it listens.
	if (button && 'mailLink' in Object(history.state)) addEventListener('load', () => button.click());
}
