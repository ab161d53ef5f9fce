// Checks all texts of an entry, field by field and line by line.
import { type Addresses, getAddress } from '../../content-files/addresses.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { type Entry, listTexts, type Path } from '../../content-files/entry.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { explainAddress } from '../../schemas/parts/link.ts';

/** What no published text may have. */
const wrong: [pattern: RegExp, expected: string][] = [
	// An unfilled blank, such as "[your company]" in the delivered policy. In Spanish, "todo" is a word.
	[
		/\[(your|insert|add|todo)\b[^\]\n]{0,80}\](?![([])/i,
		'Replace the brackets and the words in them with your own text.',
	],
	[/(?<![\p{L}\p{N}])(TODO(?! \p{Lu})|TBD|XXX|Lorem ipsum)(?![\p{L}\p{N}])/u, 'Write the text that is missing here.'],
	// "für" in UTF-8 that was read as Latin 1.
	[/[ÃÂ][\u0080-\u00bf]|â€/, 'Some letters were broken when this was copied. Type them again.'],
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
	const lines = entry.body.split('\n').map((value, index) => ({ place: index + 1, value }));
	const texts: { place: Path | number; value: string }[] = [...listTexts(entry.data), ...lines];
	const { draft } = entry.definition;
	const isDraft = draft !== undefined && entry.data?.[draft] === true;
	return texts.flatMap(({ place, value }) => {
		const field = [entry.collection, place].flat().join('.');
		const link = getLink(field, value, addresses);
		const isLeftOut = link && addresses.isOff(link) && optionalLinks.test(field);
		const dead = link && !isLeftOut ? explainLink(link, addresses, getAddress(entry)) : undefined;
		const mistakes = wrong.map(([pattern, expected]) => (pattern.test(value) && !isDraft ? expected : undefined));
		return [dead, ...mistakes].flatMap((expected) => (expected ? diagnose(entry, place, expected) : []));
	});
}

/** The page of this site that a field links to. Its schema refuses malformed addresses. */
function getLink(field: string, value: string, addresses: Addresses): string | undefined {
	if (field.endsWith('.privacyPage')) return addresses.has(`/${value}`) ? `/${value}` : undefined;
	return /href$/i.test(field) && /^\/(?!\/)/.test(value) ? value : undefined;
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
	const [asked] = /^\/contact\?(class|coach|plan)=[^&#]+/.exec(link) ?? [];
	const path = asked ?? link.replace(/[?#].*/, '').replace(/(?<=.)(\.html|\/)+$/, '');
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
	return explainAddress(link);
}
