// Texts that were hardly meant as they stand: left from a draft, from another program, or written for another place.
import { quote } from '../../../schemas/parts/messages.ts';
import { type Library, type Note, note, type Text, textsOf } from './library.ts';

interface Rule {
	kind: string;
	fields?: RegExp;
	pattern: RegExp;
	expected: string;
}

const asItStands = 'Fields are shown as they stand, signs included. Write the words alone';
const rules: Rule[] = [
	{
		kind: 'alt without a description',
		fields: /^alt$/,
		pattern: /^(an? )?(image|picture|photo|photograph|img|pic|bild|foto|abbildung|image de fond)s?( \d+)?$/i,
		expected: 'Say what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
	},
	{
		kind: 'alt that begins with "picture of"',
		fields: /^alt$/,
		pattern: /^(an? |the )?(image|picture|photo|photograph) (of|showing) |^(ein )?(bild|foto) (von|eines|einer|mit) /i,
		expected: 'People who hear the page are told that it is a picture. Begin with what it shows.',
	},
	{
		kind: 'left from a draft',
		pattern: /\blorem ipsum\b|\bTODO\b|\bFIXME\b|\bTBD\b|\bxxx+\b|\basdf/i,
		expected: 'This looks left from a draft. Write the real text.',
	},
	{
		kind: 'Markdown in a field',
		pattern: /\*\*\S|\[[^\]]+\]\((https?:|\/)|^#{1,6} /,
		expected: `${asItStands}; stress and links are for the text under the second "---".`,
	},
	{
		kind: 'HTML in a field',
		pattern: /<\/?[a-z][^<>]*>|&(nbsp|amp|quot|lt|gt|shy|[a-z]{1,2}(uml|acute|grave|circ|cedil)|#\d+);/i,
		expected: `${asItStands}, and a sign such as ü or & itself.`,
	},
	{
		kind: 'letters of another encoding',
		pattern: /Ã[\u0080-\u00bf\u0152-\u02dc\u2018-\u203a]|â€|Â[\u00a0-\u00bf]/,
		expected: 'These letters were read in another encoding on their way here: "Ã¼" was "ü". Type them again.',
	},
	{
		kind: 'a backslash',
		pattern: /\\[nt"']/,
		expected: 'The sign \\ is shown as it stands here. Remove it.',
	},
	{
		kind: 'quotation marks around a quote',
		fields: /^quote$/,
		pattern: /^["“„«'‘].*["”“»'’]$/,
		expected: 'The page puts quotation marks around it. Remove these.',
	},
	{
		kind: 'a misspelt mail service',
		fields: /^email$/,
		pattern: /@(gmial|gmai|gnail|gmal|hotmial|hotmal|outlok|yaho)\.|\.(con|cmo|comm|ogr|nett)$/i,
		expected: 'Is the part after "@" spelt right?',
	},
];

/** Controls that visitors could not tell apart if they were called the same. */
const pairs = [
	['openMenu', 'closeMenu'],
	['openPanel', 'closePanel'],
	['previousPage', 'nextPage'],
];

/** What is worth a look in the words of fields. */
export function wordingNotes({ entries, labels, home }: Library): Note[] {
	const texts = textsOf(entries).filter(({ path }) => !/^(href|url|image|logo)$/.test(String(path.at(-1))));
	const slips = texts.flatMap(({ entry, path, value }) => {
		const field = String(path.findLast((step) => typeof step === 'string'));
		const rule = rules.find(({ fields, pattern }) => (fields?.test(field) ?? true) && pattern.test(value));
		return rule ? [note(entry, path, quote(value), rule.expected, rule.kind)] : [];
	});
	return [...slips, ...sameLabels(labels, home), ...sameDescriptions(texts), ...linesTwice(texts)];
}

function sameLabels(labels: Library['labels'], home: Library['home']): Note[] {
	const expected = 'Another control has the same name. Whoever hears the page cannot tell the two apart.';
	const names = new Map<string, string>(Object.entries(labels?.data ?? {}).filter(([, name]) => name !== undefined));
	const equal = labels ? pairs.filter(([one = '', other = '']) => names.get(one) === names.get(other)) : [];
	const notes = equal.flatMap(([, other = '']) =>
		labels ? [note(labels.entry, [other], quote(names.get(other)), expected, `label ${other}`)] : [],
	);
	const arrows = home?.data.testimonials;
	if (home && arrows && arrows.previous === arrows.next) {
		notes.push(note(home.entry, ['testimonials', 'next'], quote(arrows.next), expected, 'arrows'));
	}
	return notes;
}

function sameDescriptions(texts: Text[]): Note[] {
	const descriptions = texts.filter(({ path }) => path.at(-1) === 'description');
	return descriptions.flatMap(({ entry, path, value }, index) => {
		const other = descriptions.slice(0, index).find((earlier) => earlier.value === value);
		if (!other) return [];
		const expected = `${other.entry.file} has the same description, and search results show both. Say what is different here.`;
		return [note(entry, path, quote(value), expected, 'the same description')];
	});
}

function linesTwice(texts: Text[]): Note[] {
	const seen = new Map<string, true>();
	return texts.flatMap(({ entry, path, value }) => {
		if (typeof path.at(-1) !== 'number') return [];
		const key = [entry.file, ...path.slice(0, -1), value].join('\n');
		if (!seen.has(key)) {
			seen.set(key, true);
			return [];
		}
		return [
			note(entry, path, quote(value), 'The same line stands above. Is one of the two a copy?', 'the same line twice'),
		];
	});
}
