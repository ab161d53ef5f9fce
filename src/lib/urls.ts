const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The address to write into a link: site paths get the base path in front, everything else stays as it is.
 * @param target a path such as "/pricing" or "/#home", or an absolute address, `tel:` or `mailto:`.
 */
export function href(target: string): string {
	return target.startsWith('/') ? base + target : target;
}

/**
 * The path of a page as visitors and search engines know it: no ".html", no trailing slash, no base path.
 * @param url `Astro.url`, whose path ends in ".html" while building.
 */
export function pagePath(url: URL): string {
	const path = url.pathname.slice(base.length).replace(/(\/index)?(\.html)?\/?$/, '');
	return path === '' ? '/' : path;
}

/** The page's one true address, for `<link rel="canonical">`, share cards and the feed. */
export function canonical(url: URL, site: URL | undefined): string {
	return new URL(href(pagePath(url)), site ?? url).href;
}

/**
 * What `aria-current` says of a navigation link: "page" on the page itself, "true" on the pages below it
 * (an article below "Blog", any day below "Schedule"), nothing elsewhere.
 */
export function ariaCurrent(link: string, path: string): 'page' | 'true' | undefined {
	const target = link.replace(/#.*$/, '');
	if (target === path) return 'page';
	const section = target.split('/')[1];
	return section !== undefined && section !== '' && section === path.split('/')[1] ? 'true' : undefined;
}
