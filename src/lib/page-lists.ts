/** Pages where people sign in or see their account. They are never cached; public/_headers isolates their windows. */
export const memberPages = ['login', 'signup', 'forgot-password', 'new-password', 'account'];

/** What `off` in content/settings/gym.json can switch off. */
export const switches = ['about', 'blog', 'gallery', 'pricing', 'accounts'] as const;
export type Switch = (typeof switches)[number];

/** How the addresses of each begin. */
const folders: Record<Switch, string[]> = {
	about: ['about'],
	blog: ['blog', 'rss.xml'],
	gallery: ['gallery'],
	pricing: ['pricing'],
	accounts: memberPages,
};

/** Whether an address is switched off. Links elsewhere and to sections never do. */
export function isSwitchedOff(address: string, off: readonly Switch[]): boolean {
	const [, folder = ''] = /^\/([^/?#]*)/.exec(address) ?? [];
	return off.some((one) => folders[one].includes(folder));
}

/** Addresses that moved, besides those that entries list in `formerly`. */
export const movedAddresses = { '/gallery': '/gallery/page-1' };

const unlistedPages = ['forgot-password', 'new-password', 'account', 'offline', 'schedule', '404'];

/**
 * Whether search engines must not list a page: `noindex`, no canonical address, not in the sitemap.
 * @param page its path without the first slash, e.g. "login"
 */
export function isUnlisted(page: string, hasAccounts: boolean): boolean {
	return unlistedPages.includes(page) || (!hasAccounts && memberPages.includes(page));
}
