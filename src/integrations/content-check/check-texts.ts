// Checks all texts of an entry, field by field and line by line.
import type { Facts } from '../../lib/facts.ts';
import { findNearest, quote, suggest } from '../../schemas/parts/explain.ts';
import { explainAddress } from '../../schemas/parts/link.ts';
import { diagnose, type Diagnostic, shorten } from './diagnostic.ts';
import { type Entry, isDraft, listTexts } from './read-entries.ts';
import { getAddress, type SiteMap } from './site-map.ts';

/** Lists and sections whose links disappear with the page. */
const optionalLinks = /^(navigation\.(main|footer\.classes)|notFoundPage\.links|homePage\.(gallery|blog))\b/;

/** What links can lead to on a page with questions, besides these. */
const sections = ['content', 'find-us', 'write-to-us'];

/** Finds unfilled blanks, invisible characters, dead links in fields, and facts that are spelled out. */
export function checkTexts(entry: Entry, facts: Facts, siteMap?: SiteMap): Diagnostic[] {
	const fields = listTexts(entry).map(({ path, value }) => ({ place: path, value }));
	const page = getAddress(entry);
	const lines = entry.body.split('\n').map((value, index) => ({ place: index + 1, value }));
	return [...fields, ...lines].flatMap(({ place, value }) => {
		const report = (expected: string) => diagnose(entry, place, quote(shorten(value.trim())), expected);
		const field = [entry.collection, place].flat().join('.');
		const link = getLink(field, value);
		const isLeftOut = link && siteMap?.isOff(link) && optionalLinks.test(field);
		const mistakes = [
			isDraft(entry) ? undefined : explainBlank(value),
			explainCharacter(value),
			siteMap && link && !isLeftOut && explainLink(link, siteMap, page),
		];
		const isAboutGym = entry.collection === 'gym' || entry.collection === 'texts';
		const warnings = isAboutGym ? [] : listSpelledOut(value, facts);
		return [
			...mistakes.flatMap((expected) => (expected ? report(expected) : [])),
			...warnings.map((expected) => ({ ...report(expected), isWarning: true })),
		];
	});
}

/** An unfilled blank of the guide's templates, such as "[your company]". */
function explainBlank(text: string): string | undefined {
	const isBlank = /\[your\b[^\]\n]{0,80}\](?![([])/i.test(text);
	return isBlank ? 'Replace the brackets and the words in them with your own text.' : undefined;
}

/** A control or direction mark, or � for a lost letter, which pasted text may contain. Browsers show a box or nothing for them. */
function explainCharacter(text: string): string | undefined {
	const isStrange = /(?![\n\r\t])[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/u.test(text);
	return isStrange ? 'This has an invisible or broken character. Delete it all and type it again.' : undefined;
}

/** The gym's name, street and phone number in a text, which settings/gym.json says. */
function listSpelledOut(text: string, facts: Facts): string[] {
	return Object.entries(facts).flatMap(([name, fact]) => {
		const isSpelledOut = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(fact)}(?![\\p{L}\\p{N}])`, 'u').test(text);
		const expected = `Write {${name}} instead of "${fact}". It is filled in from settings/gym.json, so it needs changing only there.`;
		return isSpelledOut && name !== 'city' ? [expected] : [];
	});
}

/** The page of this site that a field links to. Its schema refuses malformed addresses. */
function getLink(field: string, value: string): string | undefined {
	if (field.endsWith('.privacyPage')) return `/${value}`;
	return /href$/i.test(field) && /^\/(?!\/)/.test(value) ? value : undefined;
}

/** What is wrong with a link, or undefined. @param page the address of the page that contains it. */
export function explainLink(link: string, siteMap: SiteMap, page: string): string | undefined {
	if (link.startsWith('#')) return undefined; // a section of the same page
	if (!link.startsWith('/')) return explainAddress(link);
	const path = link.replace(/[?#].*/, '').replace(/(?<=.)(\.html|\/)+$/, '');
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
	const [, section = 'content'] = /#(.+)/.exec(link) ?? [];
	const questions = siteMap.listQuestions(path);
	if (questions.length > 0 && ![...sections, ...questions].includes(section))
		return `The page ${quote(path)} has no question ${quote(section)}. Write one of: ${questions.join(', ')}.`;
	return explainAddress(link);
}
