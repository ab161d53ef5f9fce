// Warns about texts that are probably unintended: drafts, leftovers from another program, or text meant for another
// place.
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { type ContentIndex, getFieldName } from './content-index.ts';

interface Rule {
	/** The fields that the rule applies to; all if omitted. */
	fields?: string[];
	pattern: RegExp;
	expected: string;
}

const asItStands = 'Fields are shown as they stand, signs included. Write the words alone';
const rules: Rule[] = [
	{
		fields: ['alt'],
		pattern: /^(an? )?(image|picture|photo|photograph|img|pic|bild|foto|abbildung|image de fond)s?( \d+)?$/i,
		expected: 'Say what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
	},
	{
		pattern: /\blorem ipsum\b|\bTODO\b|\bFIXME\b|\bTBD\b|\bxxx+\b|\basdf/i,
		expected: 'This looks left from a draft. Write the real text.',
	},
	{
		pattern: /\*\*\S|\[[^\]]+\]\((https?:|\/)|^#{1,6} /,
		expected: `${asItStands}; stress and links are for the text under the second "---".`,
	},
	{
		pattern: /<\/?[a-z][^<>]*>|&(nbsp|amp|quot|lt|gt|shy|[a-z]{1,2}(uml|acute|grave|circ|cedil)|#\d+);/i,
		expected: `${asItStands}, and a sign such as ü or & itself.`,
	},
	{
		pattern: /Ã[\u0080-\u00bf\u0152-\u02dc\u2018-\u203a]|â€|Â[\u00a0-\u00bf]/,
		expected: 'These letters were read in another encoding on their way here: "Ã¼" was "ü". Type them again.',
	},
	{
		fields: ['email'],
		pattern: /@(gmial|gmai|gnail|gmal|hotmial|hotmal|outlok|yaho)\.|\.(con|cmo|comm|ogr|nett)$/i,
		expected: 'Is the part after "@" spelt right?',
	},
];

/** Warns about the wording of fields. */
export function warnOfWording({ texts }: ContentIndex): Diagnostic[] {
	return texts.flatMap((text) => {
		const field = getFieldName(text);
		if (/^(href|url|image|logo)$/.test(field)) return [];
		const rule = rules.find(({ fields = [field], pattern }) => fields.includes(field) && pattern.test(text.value));
		return rule ? diagnose(text.entry, text.path, quote(text.value), rule.expected) : [];
	});
}
