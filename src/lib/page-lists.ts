/** Pages where people sign in or see their account. They are never cached; public/_headers isolates their windows. */
export const memberPages = ['login', 'signup', 'forgot-password', 'new-password', 'account'];

/** Pages that search engines must not list: `noindex`, no canonical address, not in the sitemap. */
export const unlistedPages = ['forgot-password', 'new-password', 'account', 'offline', 'schedule', '404'];
