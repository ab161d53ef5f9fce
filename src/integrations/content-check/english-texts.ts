import type { Diagnostic } from '../../content-files/diagnostic.ts';
import { getValue } from '../../content-files/entry.ts';
import type { Plural } from '../../lib/text.ts';
import { defaults } from '../../texts/defaults.ts';

interface Gym {
	language: string;
	off: readonly string[];
}

/**
 * Lists the words of the interface that settings/texts.json doesn't have, by group, with the plural forms of the gym's
 * language. Without those about accounts if the gym has none.
 */
export function listEnglish(own: unknown, { language, off }: Gym): Record<string, Record<string, string | Plural>> {
	const groups = listGroups(off).map(([name, texts]) => {
		const missing = Object.entries(texts).filter(([key]) => getValue(own, [name, key]) === undefined);
		return [name, Object.fromEntries(missing.map(([key, text]) => [key, addForms(text, language)]))] as const;
	});
	return Object.fromEntries(groups.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** Warns once about all texts that are in English although the gym's language is another. */
export function checkEnglish(own: unknown, gym: Gym): Diagnostic[] {
	const count = Object.values(listEnglish(own, gym)).flatMap(Object.keys).length;
	if (count === 0 || /^en\b/i.test(gym.language)) return [];
	const all = listGroups(gym.off).flatMap(([, texts]) => Object.keys(texts)).length;
	const found = `${count} of ${all} texts in English`;
	const expected = '"npm run check:content texts" prints them, for you to translate and to add to this file.';
	return [{ file: 'content/settings/texts.json', field: '', found, expected, isWarning: true }];
}

function listGroups(off: readonly string[]): [name: string, texts: Record<string, string | Plural>][] {
	return Object.entries(defaults).filter(([name]) => !(off.includes('accounts') && /^(account|mailLinks)/.test(name)));
}

/** Gives a text with a number all forms of a language, in English. */
function addForms(text: string | Plural, language: string): string | Plural {
	if (typeof text === 'string') return text;
	const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
	return { ...Object.fromEntries(pluralCategories.map((form) => [form, text[form] ?? text.other])), other: text.other };
}
