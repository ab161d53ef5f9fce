// Import this only in the navbar's script: see show-signed-in.ts.

/** Whether a query or fragment comes from an email of the account service: it has all of the service's parameters. */
export function isMailLink(part: string): boolean {
	const given = new URLSearchParams(part.slice(1));
	const value = (name: string) => given.get(name) ?? '';
	return (
		['access_token refresh_token type', 'token_hash type', 'error error_code'].some((set) =>
			set.split(' ').every(value),
		) ||
		// The first of two addresses is confirmed (https://github.com/supabase/auth/blob/master/internal/api/verify.go).
		/^Confirmation link accepted/.test(value('message'))
	);
}

/**
 * Removes a mail link from the URL at once and goes to the page that asks what to do with it. That page keeps it in
 * `history.state`, which survives a reload, until it is used.
 */
export function takeMailLink(): void {
	const button = document.querySelector<HTMLElement>('[data-mail-link]');
	for (const part of [location.hash, location.search]) {
		if (!isMailLink(part)) continue;
		// An invited member has no password yet.
		const path = /\btype=(recovery|invite)\b/.test(part) ? '/new-password' : '/login';
		const page = import.meta.env.BASE_URL.replace(/\/?$/, path);
		if (button?.dataset['mailLink'] === page) history.replaceState({ mailLink: part }, '', location.pathname);
		else location.replace(page + part);
	}
	// A browser loads nothing when a link leads to the page that is already open.
	addEventListener('hashchange', () => isMailLink(location.hash) && location.reload());
	// The click loads the island, which receives it after hydration and shows the question. It does not use the link.
	if ('mailLink' in Object(history.state)) button?.click();
}
