// Checks the links of content: the page of this site that one leads to must exist, and the section on it.
import { basename } from 'node:path/posix';
import { isOnTheWeb } from '../../schemas/parts/web-address.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, listTexts } from './read-entries.ts';
import type { SiteMap } from './site-map.ts';

/** What is wrong with the links in the fields of an entry. The schema checks their form. */
export function checkLinkFields(entry: Entry, siteMap: SiteMap): Diagnostic[] {
	return listTexts(entry).flatMap(({ path, value }) => {
		const leadsHere = path.at(-1) === 'href' && /^\/(?!\/)/.test(value);
		const isUnpublished = path.at(-1) === 'page' && siteMap.isUnpublished(`/${value}`);
		const expected = leadsHere
			? explainDeadLink(value, siteMap)
			: isUnpublished
				? explainUnpublished(`/${value}`)
				: undefined;
		return expected === undefined ? [] : diagnose(entry, path, quote(value), expected);
	});
}

/** What is wrong with a link in Markdown, or undefined. @param page the address of the page that it stands on. */
export function checkBodyLink(url: string, siteMap: SiteMap, page: string): string | undefined {
	if (/^https?:\/\/\S/.test(url)) {
		if (isOnTheWeb(url.replace(/^http:/, 'https:'))) return undefined;
		return `Nobody but you can open ${quote(url)}. Write "/…" for a page of this site, "https://…" for another.`;
	}
	if (/^(mailto:\S+@|tel:\+?\d)/.test(url)) return undefined;
	if (/^(#|\/(?!\/))/.test(url)) {
		const tidy = trimEnding(url);
		const untidy = tidy === url ? undefined : `Write ${quote(tidy)}, without a slash or ".html".`;
		return explainDeadLink(url, siteMap, page) ?? untidy;
	}
	const name = basename(url.replace(/(\/index)?\.(md|html)$/, ''));
	const meant = siteMap.paths.find((path) => path !== '/' && basename(path) === name);
	return `${quote(url)} is no address.${suggest(meant)} Begin with "/" for a page of this site, e.g. "/contact", or with "https://" for another.`;
}

function explainDeadLink(link: string, siteMap: SiteMap, page = '/'): string | undefined {
	const [address = '', anchor = ''] = link.replace(/\?[^#]*/, '').split('#');
	const path = address === '' ? page : trimEnding(address);
	if (!siteMap.has(path)) {
		const meant = suggest(findNearest(path, siteMap.paths));
		return `There is no page ${quote(path)} on this site.${meant} Write the address of a page, e.g. "/contact".`;
	}
	// A post that is not published yet may link to another: both will be seen one day.
	if (siteMap.isUnpublished(path) && !siteMap.isUnpublished(page)) {
		return explainUnpublished(path);
	}
	const anchors = anchor === '' ? undefined : siteMap.getAnchors(path);
	if (anchors?.includes(anchor) ?? true) return undefined;
	const meant = findNearest(anchor, anchors ?? []);
	const where = address === '' ? 'This page' : `The page ${quote(path)}`;
	return `${where} has no section ${quote(`#${anchor}`)}.${suggest(meant && `#${meant}`)} Correct it, or leave out everything from "#" on.`;
}

function explainUnpublished(path: string): string {
	return `The page ${quote(path)} is a draft or has a date to come, so visitors don't see it yet. Publish it first, or take the link out.`;
}

/** "/pricing/" and "/pricing.html" -> "/pricing", whatever follows after "?" or "#". */
function trimEnding(address: string): string {
	return address.replace(/(?<=.)(\.html|\/)+(?=$|[?#])/, '');
}
