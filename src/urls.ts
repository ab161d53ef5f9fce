const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The `href` of a link: adds the base path to site paths and leaves everything else unchanged.
 * @param target a path such as "/pricing" or "/#home", an absolute URL, `tel:` or `mailto:`.
 */
export function href(target: string): string {
	return target.startsWith('/') ? base + target : target;
}

/**
 * The public path of a page: no ".html", no trailing slash, no base path.
 * @param url `Astro.url`, whose path ends in ".html" while building.
 */
export function getPagePath(url: URL): string {
	const path = url.pathname.slice(base.length).replace(/(\/index)?(\.html)?\/?$/, '');
	return path === '' ? '/' : path;
}

/** The absolute URL of a path, for what is read elsewhere: search engines, feeds, calendars, link previews. */
export function toUrl(path: string): string {
	return new URL(href(path), import.meta.env.SITE).href;
}

/**
 * The value of `aria-current` for a navigation link: "page" on the page itself, "true" on the pages below it
 * (an article below "Blog", any day below "Schedule"), otherwise undefined.
 */
export function getAriaCurrent(link: string, path: string): 'page' | 'true' | undefined {
	const target = link.replace(/#.*$/, '');
	if (target === path) return 'page';
	const section = target.split('/')[1];
	return section !== undefined && section !== '' && section === path.split('/')[1] ? 'true' : undefined;
}
