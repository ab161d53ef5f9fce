// Checks all texts of an entry, field by field and line by line.
import { type Addresses, getAddress } from '../../content-files/addresses.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { type Entry, isDraft, listTexts } from '../../content-files/entry.ts';
import { askedKinds, findUnknownPairs } from '../../lib/contact-links.ts';
import { parseEventKey } from '../../lib/event-key.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { explainAddress } from '../../schemas/parts/link.ts';

/** What no published text may have. */
const wrong: [pattern: RegExp, expected: string][] = [
	// An unfilled blank, such as "[your company]" in the delivered policy.
	[
		/\[((your|add|my) (own )?(gym|company|business|name|address|street|city|country|phone|number|e-?mail|website|url|host|text|price|date|supabase|data|registration|editor|authority|service|tax|VAT|legal|managing)|insert|todo)\b[^\]\n]{0,80}\](?![([])|(?<!\])\[(your|name|date|time|day|year|place|price|address|phone|number|e-?mail|link|url|title|text|city|company|gym)\](?![([:])/i,
		'Replace the brackets and the words in them with your own text.',
	],
	// In Spanish, "todo" is a word, also in capitals. A "Cup XXX" is the thirtieth.
	[
		/(?<![\p{L}\p{N}])(TODO:|TBD|XXX-XXX+|[Ll]orem ipsum)(?![\p{L}\p{N}])|^[Tt]odo:|^\W*(TODO|XXX+)\W*$|(^|\s)_{3,}[\s.,!?](?!\s*_)|\S\s+_{3,}$/u,
		'Write the text that is missing here.',
	],
	// A control or direction mark, or � for a lost letter. Browsers show a box or nothing for them.
	[
		/(?![\n\r\t])[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/u,
		'This has an invisible or broken character. Delete it all and type it again.',
	],
];

/** Lists and sections whose links disappear with the page. */
const optionalLinks = /^(navigation\.(main|footer\.classes)|notFoundPage\.links|homePage\.(gallery|blog))\b/;

/** Finds unfilled blanks, invisible characters and dead links in fields. */
export function checkTexts(entry: Entry, addresses: Addresses): Diagnostic[] {
	const lines = entry.body.split('\n').map((value, index) => ({ place: index + 1, value, source: value }));
	// Before facts are filled in: those have a line of their own, where a mistake is told.
	const fields = listTexts(entry.data).map(({ place, value }) => ({ place, value, source: entry.findSource(place) }));
	return [...fields, ...lines].flatMap(({ place, value, source }) => {
		const field = [entry.collection, place].flat().join('.');
		// The schema refuses malformed addresses.
		const link = field.endsWith('.privacyPage') ? `/${value}` : value;
		const isLink = /(href|privacyPage)$/i.test(field) && /^\/(?!\/)/.test(link);
		const isLeftOut = optionalLinks.test(field) && addresses.isOff(link);
		const dead = isLink && !isLeftOut ? explainLink(link, addresses, getAddress(entry)) : undefined;
		const mistakes = isDraft(entry) ? [] : wrong.filter(([pattern]) => pattern.test(source));
		return [dead, ...mistakes.map(([, expected]) => expected)].flatMap((expected) =>
			expected ? diagnose(entry, place, expected) : [],
		);
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
export function explainLink(link: string, addresses: Addresses, page: string): string | undefined {
	if (link.startsWith('#')) return undefined; // a section of the same page
	if (!link.startsWith('/')) return explainAddress(link);
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

	const [, query = ''] = /^\/contact\?([^#]*)/.exec(link) ?? [];
	const [pair] = findUnknownPairs(query, (kind, id) =>
		addresses.has(kind === 'slot' ? `/classes/${parseEventKey(id)?.id}` : `/contact?${kind}=${id}`),
	);
	if (pair !== undefined) {
		const near = suggest(findNearPath(`/contact?${pair}`, addresses.paths)) || ` It knows ${askedKinds.join(', ')}.`;
		return `The contact form can't choose ${quote(pair)}.${near}`;
	}
	const [, id] = link.split('#');
	const ids = addresses.listIds(path);
	// The second heading of one name has a number: "more-1".
	if (!id || /\.\w+$/.test(path) || ids.includes(id) || ids.includes(id.replace(/-\d+$/, '')))
		return explainAddress(link);
	return `The page has no part ${quote(`#${id}`)}.${suggest(findNearest(id, ids)) || ` Remove ${quote(`#${id}`)}.`}`;
}
