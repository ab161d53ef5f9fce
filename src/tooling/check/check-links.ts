// Looks at the links of content: the page of this site that one leads to must be there, and the section on it.
import { basename } from 'node:path/posix';
import { fieldPath, guess, nearest, quote } from '../../schemas/parts/messages.ts';
import { isOnTheWeb } from '../../schemas/parts/fields.ts';
import type { Problem } from './read-content.ts';
import type { Entry } from './read-entries.ts';
import type { SiteMap } from './site-map.ts';

/** What is wrong with the links in the fields of an entry. Their form is the schema's business. */
export function checkLinkFields({ file, data, lineOf }: Entry, site: SiteMap): Problem[] {
	return linksIn(data, []).flatMap(({ path, href }) => {
		const expected = /^\/(?!\/)/.test(href) ? deadEnd(href, site) : undefined;
		if (expected === undefined) return [];
		return [{ file, line: lineOf(path), field: fieldPath(path), found: quote(href), expected }];
	});
}

/** What is wrong with a link in Markdown, or undefined. @param page the address of the page that it stands on. */
export function bodyLinkProblem(url: string, site: SiteMap, page: string): string | undefined {
	if (/^https?:\/\/\S/.test(url)) {
		if (isOnTheWeb(url.replace(/^http:/, 'https:'))) return undefined;
		return `Nobody but you can open ${quote(url)}. Write "/…" for a page of this site, "https://…" for another.`;
	}
	if (/^(mailto:\S+@|tel:\+?\d)/.test(url)) return undefined;
	if (/^(#|\/(?!\/))/.test(url)) {
		const tidy = withoutEnding(url);
		return deadEnd(url, site, page) ?? (tidy === url ? undefined : `Write ${quote(tidy)}, without a slash or ".html".`);
	}
	const name = basename(url.replace(/(\/index)?\.(md|html)$/, ''));
	const meant = site.paths.find((path) => path !== '/' && basename(path) === name);
	return `${quote(url)} is no address.${guess(meant)} Begin with "/" for a page of this site, e.g. "/contact", or with "https://" for another.`;
}

function deadEnd(link: string, site: SiteMap, page = '/'): string | undefined {
	const [address = '', anchor = ''] = link.replace(/\?[^#]*/, '').split('#');
	const path = address === '' ? page : withoutEnding(address);
	if (!site.has(path)) {
		const meant = guess(nearest(path, site.paths));
		return `There is no page ${quote(path)} on this site.${meant} Write the address of a page, e.g. "/contact".`;
	}
	// What only waits itself may lead there: both will be seen one day.
	if (site.waits(path) && !site.waits(page)) {
		return `The post at ${quote(path)} is a draft or has a date to come, so visitors don't see it yet. Publish it first, or take the link out.`;
	}
	const anchors = anchor === '' ? undefined : site.anchorsOf(path);
	if (anchors?.includes(anchor) ?? true) return undefined;
	const meant = nearest(anchor, anchors ?? []);
	const where = address === '' ? 'This page' : `The page ${quote(path)}`;
	return `${where} has no section ${quote(`#${anchor}`)}.${guess(meant && `#${meant}`)} Correct it, or leave out everything from "#" on.`;
}

/** "/pricing/" and "/pricing.html" -> "/pricing", whatever follows after "?" or "#". */
function withoutEnding(address: string): string {
	return address.replace(/(?<=.)(\.html|\/)+(?=$|[?#])/, '');
}

function linksIn(data: unknown, path: readonly (string | number)[]): { path: (string | number)[]; href: string }[] {
	if (typeof data !== 'object' || data === null) return [];
	const list = Array.isArray(data);
	return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
		const here = [...path, list ? Number(key) : key];
		return key === 'href' && typeof value === 'string' ? [{ path: here, href: value }] : linksIn(value, here);
	});
}
