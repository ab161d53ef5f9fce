// Imported by the navbar's script and by nothing else, as mark-account.ts.

/**
 * Takes a link from one of the service's mails out of the address at once, whatever happens next, and leads to the page
 * that opens it. There it waits with the entry of the history, which a reload keeps.
 */
export function takeMailLink(): void {
	const { hash, search, pathname } = location;
	const parts = search + hash;
	const place = document.querySelector<HTMLElement>('[data-mail-link]');
	// The service's codes are UUIDs; other pages may have a "code" of their own.
	if (/[#?&](access_token|token_hash|error_code|message|code=[\da-f]{8}-)/.test(parts)) {
		if (place) history.replaceState({ mailLink: parts }, '', pathname);
		else location.replace(import.meta.env.BASE_URL.replace(/\/?$/, '/login') + parts);
	}
	// The press wakes the island, and is repeated as soon as it listens.
	const state: unknown = history.state;
	if (place && typeof state === 'object' && state && 'mailLink' in state) addEventListener('load', () => place.click());
}
