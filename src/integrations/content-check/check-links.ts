// Checks links in fields and Markdown: their form, and that the page, file or section exists.
import { basename } from 'node:path/posix';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { explainAddress } from '../../schemas/parts/link.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, listTexts } from './read-entries.ts';
import { getAddress, type SiteMap } from './site-map.ts';

const vagueWords = /^(click )?here$|^(this )?link$|^more$|^(klick(en sie)? )?hier$|^mehr$/i;
const vague = 'Some people only hear the words of the link. Say where it leads, e.g. [our classes](/classes).';

/** Lists and sections whose links disappear with the page. */
const optionalLinks = /^(navigation\.(main|footer\.classes)|notFoundPage\.links|homePage\.(gallery|blog))\b/;

/** Finds dead links, links without words, and links whose words say nothing. */
export function checkLinks(entry: Entry, siteMap: SiteMap): Diagnostic[] {
	const inFields = listTexts(entry).flatMap(({ path, name, value }) => {
		const isLink = /href$/i.test(name) && /^\/(?!\/)/.test(value); // the schema refuses other forms
		const link = isLink ? value : name === 'privacyPage' && `/${value}`;
		if (link && siteMap.isOff(link) && optionalLinks.test([entry.collection, ...path].join('.'))) return [];
		const expected = link && explainDeadLink(link, siteMap, getAddress(entry));
		return expected ? diagnose(entry, path, quote(value), expected) : [];
	});
	const inText = entry.markdown.links.flatMap(({ line, url, text }): Diagnostic[] => {
		const report = (expected: string) => diagnose(entry, line, `[${text}](${url})`, expected);
		const mistake = explainLink(url, siteMap, getAddress(entry));
		if (mistake !== undefined) return [report(mistake)];
		if (text.trim() === '') return [report(`Write between [ and ] where the link leads, e.g. [our classes](${url}).`)];
		return vagueWords.test(text) ? [{ ...report(vague), isWarning: true }] : [];
	});
	return [...inFields, ...inText];
}

/** What is wrong with a link in Markdown, or undefined. @param page the address of the page that contains it. */
function explainLink(url: string, siteMap: SiteMap, page: string): string | undefined {
	if (url.startsWith('#')) return explainDeadLink(url, siteMap, page);
	const mistake = explainAddress(url);
	if (url.startsWith('/')) return explainDeadLink(url, siteMap, page) ?? mistake;
	const name = basename(url.replace(/(\/index)?\.(md|html)$/, ''));
	const meant = siteMap.paths.find((path) => path !== '/' && basename(path) === name);
	return mistake && mistake + suggest(meant);
}

function explainDeadLink(link: string, siteMap: SiteMap, page = '/'): string | undefined {
	const [address = '', anchor = ''] = link.replace(/\?[^#]*/, '').split('#');
	const path = address === '' ? page : address.replace(/(?<=.)(\.html|\/)+$/, '');
	if (siteMap.isOff(path)) {
		if (siteMap.isOff(page)) return undefined;
		return `${quote(path)} is switched off in settings/gym.json. Remove the link, or switch the page on.`;
	}
	if (!siteMap.has(path)) {
		const meant = suggest(findNearest(path, siteMap.paths));
		return `There is no page ${quote(path)} on this site.${meant || ' Write the address of a page, e.g. "/contact".'}`;
	}
	// An unpublished post may link to another unpublished one.
	if (siteMap.isUnpublished(path) && !siteMap.isUnpublished(page))
		return `The page ${quote(path)} is a draft or has a future date, so visitors can't see it yet. Publish it first, or remove the link.`;
	const anchors = siteMap.getAnchors(path) ?? [anchor];
	if (anchor === '' || anchors.includes(anchor)) return undefined;
	const meant = findNearest(anchor, anchors);
	const where = address === '' ? 'This page' : `The page ${quote(path)}`;
	return `${where} has no section ${quote(`#${anchor}`)}.${suggest(meant && `#${meant}`)} Correct it, or remove everything from "#" on.`;
}
