// Checks all texts of an entry, field by field and line by line, for what no published text may have.
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { type Entry, isDraft, listTexts } from '../../content-files/entry.ts';

/** What a blank in brackets asks for: "[name]", "[your name]", "[add registration number]". */
const asked = 'gym|company|name|address|city|phone|number|e-?mail|url|text|price|date';
const askedAlone = `${asked}|your|time|day|year|place|link|title`;
const askedAsOwn = `${asked}|business|street|country|website|host|supabase|data|registration|editor|authority|service|tax|VAT|legal|managing`;

/** Patterns, and what to do about each. */
const wrong: [pattern: RegExp, expected: string][] = [
	// An unfilled blank, such as "[your company]" in the delivered policy. Not the words or the address of a Markdown link.
	[
		new RegExp(
			`\\[((your|add|my) (own )?(${askedAsOwn})|insert|todo)\\b[^\\]\\n]{0,80}\\](?![([])|(?<!\\])\\[(${askedAlone})\\](?![([:])`,
			'i',
		),
		'Replace the brackets and the words in them with your own text.',
	],
	// In Spanish, "todo" is a word, also in capitals. A "Cup XXX" is the thirtieth.
	[
		/(?<![\p{L}\p{N}])(TODO:|TBD|XXX-XXX+|[Ll]orem ipsum)(?![\p{L}\p{N}])|(?:^|!\[)[Tt]odo:|^\W*(TODO|XXX+)\W*$|(^|\s)_{3,}[\s.,!?](?!\s*_)|\S\s+_{3,}$/u,
		'Write the text that is missing here.',
	],
	// A control or direction mark, or � for a lost letter. Browsers show a box or nothing for them.
	[
		/(?![\n\r\t])[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/u,
		'This has an invisible or broken character. Delete it all and type it again.',
	],
];

/** Finds unfilled blanks, missing words, and characters that nobody sees. A draft may have them. */
export function checkTexts(entry: Entry): Diagnostic[] {
	if (isDraft(entry)) return [];
	const lines = entry.body.split('\n').map((source, index) => ({ place: index + 1, source }));
	// Before facts are filled in: those have a line of their own, where a mistake is told.
	const fields = listTexts(entry.data).map(({ place }) => ({ place, source: entry.findSource(place) }));
	return [...fields, ...lines].flatMap(({ place, source }) =>
		wrong.flatMap(([pattern, expected]) => (pattern.test(source) ? diagnose(entry, place, expected) : [])),
	);
}
