// Checks the links in an entry's fields, and explains what is wrong with a link anywhere.
import { unescape } from 'node:querystring';
import { type Addresses, getAddress } from '../../content-files/addresses.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { type Entry, listTexts } from '../../content-files/entry.ts';
import { askedKinds, findUnknownPairs } from '../../lib/contact-links.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { explainAddress } from '../../schemas/parts/link.ts';

/** Lists and sections whose links disappear with the page. */
const optionalLinks = /^(navigation\.(main|footer\.classes)|notFoundPage\.links|homePage\.(gallery|blog))\b/;

/** Finds links in fields that lead nowhere. The schema refuses malformed ones, and those in Markdown are in check-body.ts. */
export function checkLinks(entry: Entry, addresses: Addresses): Diagnostic[] {
	return listTexts(entry.data).flatMap(({ place, value }) => {
		const field = [entry.collection, ...place].join('.');
		const link = field.endsWith('.privacyPage') ? `/${value}` : value;
		if (!/(href|privacyPage)$/i.test(field) || !/^\/(?!\/)/.test(link)) return [];
		if (optionalLinks.test(field) && addresses.isOff(link)) return [];
		const expected = explainLink(link, addresses, getAddress(entry));
		return expected === undefined ? [] : diagnose(entry, place, expected);
	});
}

/** Finds the address in the same folder whose last part is nearest: "/classes/boxing" is far from "/classes/cycling". */
function findNearPath(path: string, all: readonly string[]): string | undefined {
	const folder = path.replace(/[^/=]*$/, '');
	const names = all.filter((other) => other.startsWith(folder)).map((other) => other.slice(folder.length));
	const nearest = findNearest(path.slice(folder.length), names);
	return nearest === undefined ? undefined : folder + nearest;
}

/** What is wrong with a link, or undefined. @param page the address of the page that contains it. */
export function explainLink(written: string, addresses: Addresses, page: string): string | undefined {
	const link = written.startsWith('#') ? page + written : written;
	if (!/^\/(?!\/)/.test(link) || !addresses.isWhole) return explainAddress(link);
	const path = link.replace(/[?#].*/, '').replace(/(?<=.)(\.html|\/)+$/, '');
	if (addresses.isOff(path)) {
		if (addresses.isOff(page)) return undefined;
		return `${quote(path)} is switched off in settings/gym.json. Remove the link, or switch the page on.`;
	}
	if (!addresses.has(path)) {
		const meant = suggest(findNearPath(path, addresses.paths));
		return `There is no page ${quote(path)} on this site.${meant || ' Write the address of a page, e.g. "/contact", or remove the link.'}`;
	}
	// An unpublished post may link to another unpublished one.
	if (addresses.isUnpublished(path) && !addresses.isUnpublished(page))
		return `The page ${quote(path)} is a draft or has a future date, so visitors can't see it yet. Publish it first, or remove the link.`;

	const id = unescape(link.split('#')[1] ?? '');
	const ids = id && !/\.\w+$/.test(path) ? addresses.listIds(path) : [id];
	const nearest = findNearest(id, ids);
	if (!ids.includes(id))
		return `The page has no part ${quote(`#${id}`)}.${suggest(nearest && `#${nearest}`) || ` Remove ${quote(`#${id}`)}.`}`;
	return explainChoice(link, addresses) ?? explainAddress(link);
}

/** What a link asks the contact form to choose and isn't there, or undefined. */
function explainChoice(link: string, addresses: Addresses): string | undefined {
	const [, query = ''] = /^\/contact\?([^#]*)/.exec(link) ?? [];
	const [pair] = findUnknownPairs(query, (kind, id) => addresses.has(`/contact?${kind}=${id}`));
	if (pair === undefined) return undefined;
	const known = `trial and, with an id that exists, ${askedKinds.slice(1).join(', ')}`;
	const near = suggest(findNearPath(`/contact?${pair}`, addresses.paths)) || ` It knows ${known}.`;
	return `The contact form can't choose ${quote(pair)}.${near}`;
}
