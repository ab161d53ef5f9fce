/** Pages where people sign in or see their account. They are never cached; public/_headers isolates their windows. */
export const memberPages = ['login', 'signup', 'forgot-password', 'new-password', 'account'];

/** Addresses that moved, besides those that pages and posts list in `formerly`. */
export const movedAddresses = { '/gallery': '/gallery/page-1' };

const unlistedPages = ['forgot-password', 'new-password', 'account', 'offline', 'schedule', '404'];

/**
 * Whether search engines must not list a page: `noindex`, no canonical address, not in the sitemap.
 * @param page its path without the first slash, e.g. "login"
 */
export function isUnlisted(page: string, hasAccounts: boolean): boolean {
	return unlistedPages.includes(page) || (!hasAccounts && memberPages.includes(page));
}
