// Checks links in content: internal pages and sections must exist. Finds placeholders in fields.
import { basename } from 'node:path/posix';
import { isOnTheWeb } from '../../schemas/parts/link.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { placeholder } from './check-markdown.ts';
import { type Entry, listTexts, type Text } from './read-entries.ts';
import { isDraft, type SiteMap } from './site-map.ts';

/** Finds dead links and unfilled placeholders in an entry's fields. The schema checks their format. */
export function checkTexts(entry: Entry, siteMap: SiteMap): Diagnostic[] {
	const explain = ({ name, value }: Text): string | undefined => {
		if (name === 'href' && /^\/(?!\/)/.test(value)) return explainDeadLink(value, siteMap);
		if (name === 'privacyPage' && siteMap.isUnpublished(`/${value}`)) return explainUnpublished(`/${value}`);
		return !isDraft(entry.data) && placeholder.pattern.test(value) ? placeholder.expected : undefined;
	};
	return listTexts(entry).flatMap((text) => {
		const expected = explain(text);
		return expected === undefined ? [] : diagnose(entry, text.path, quote(text.value), expected);
	});
}

/** What is wrong with a Markdown link, or undefined. @param page the address of the page that contains it. */
export function checkBodyLink(url: string, siteMap: SiteMap, page: string): string | undefined {
	if (/^https?:\/\/\S/.test(url)) {
		if (isOnTheWeb(url.replace(/^http:/, 'https:'))) return undefined;
		return 'Visitors can’t open this address. For a page of this site, begin with "/". For another site, write its full address, e.g. "https://example.com".';
	}
	if (/^(mailto:\S+@|tel:\+?\d)/.test(url)) return undefined;
	if (/^(#|\/(?!\/))/.test(url)) {
		const tidy = trimEnding(url);
		const untidy = tidy === url ? undefined : `Write ${quote(tidy)}, without a slash or ".html" at the end.`;
		return explainDeadLink(url, siteMap, page) ?? untidy;
	}
	const name = basename(url.replace(/(\/index)?\.(md|html)$/, ''));
	const meant = siteMap.paths.find((path) => path !== '/' && basename(path) === name);
	return `This isn't an address.${suggest(meant)} Begin with "/" for a page of this site, e.g. "/contact", or with "https://" for another site.`;
}

function explainDeadLink(link: string, siteMap: SiteMap, page = '/'): string | undefined {
	const [address = '', anchor = ''] = link.replace(/\?[^#]*/, '').split('#');
	const path = address === '' ? page : trimEnding(address);
	if (!siteMap.has(path)) {
		const meant = suggest(findNearest(path, siteMap.paths));
		return `There is no page ${quote(path)} on this site.${meant || ' Write the address of a page, e.g. "/contact".'}`;
	}
	// An unpublished post may link to another unpublished one.
	if (siteMap.isUnpublished(path) && !siteMap.isUnpublished(page)) {
		return explainUnpublished(path);
	}
	const anchors = anchor === '' ? undefined : siteMap.getAnchors(path);
	if (anchors?.includes(anchor) ?? true) return undefined;
	const meant = findNearest(anchor, anchors ?? []);
	const where = address === '' ? 'This page' : `The page ${quote(path)}`;
	return `${where} has no section ${quote(`#${anchor}`)}.${suggest(meant && `#${meant}`)} Correct it, or remove everything from "#" on.`;
}

function explainUnpublished(path: string): string {
	return `The page ${quote(path)} is a draft or has a future date, so visitors can't see it yet. Publish it first, or remove the link.`;
}

/** "/pricing/" and "/pricing.html" -> "/pricing". Keeps a query and a hash. */
function trimEnding(address: string): string {
	return address.replace(/(?<=.)(\.html|\/)+(?=$|[?#])/, '');
}
