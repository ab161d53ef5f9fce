// Which words of the interface are still in English.
import type { ContentIndex } from '../../content-files/content-index.ts';
import type { Diagnostic } from '../../content-files/diagnostic.ts';
import { getValue } from '../../content-files/entry.ts';
import type { Plural } from '../../lib/text.ts';
import * as defaults from '../../texts/defaults.ts';

type Gym = Pick<ContentIndex['gym'], 'language' | 'off'>;
type Words = Record<string, string | Plural>;

/** Lists the words that settings/texts.json doesn't have, by group. Not those about accounts if the gym has none. */
export function listEnglish(own: unknown, { language, off }: Gym): Record<string, Words> {
	const groups = Object.entries<Words>(defaults).flatMap(([name, words]) => {
		if (off.includes('accounts') && /^(account|mailLinks)/.test(name)) return [];
		const missing = Object.entries(words).filter(([key]) => getValue(own, [name, key]) === undefined);
		const forms = missing.map(([key, text]) => [key, addForms(text, language)] as const);
		return forms.length > 0 ? [[name, Object.fromEntries(forms)] as const] : [];
	});
	return Object.fromEntries(groups);
}

/** Gives a text with a number all plural forms of a language, still in English. */
function addForms(text: string | Plural, language: string): string | Plural {
	if (typeof text === 'string') return text;
	const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
	return { ...Object.fromEntries(pluralCategories.map((form) => [form, text[form] ?? text.other])), other: text.other };
}

/** Warns once about all texts that are in English although the gym's language is another. */
export function checkEnglish(own: unknown, gym: Gym): Diagnostic[] {
	const count = (texts: unknown) => Object.values(listEnglish(texts, gym)).flatMap(Object.keys).length;
	if (count(own) === 0 || /^en\b/i.test(gym.language)) return [];
	const found = `${count(own)} of ${count({})} texts in English`;
	const expected = '"npm run check:content texts" prints them, for you to translate and to add to this file.';
	return [{ file: 'content/settings/texts.json', field: '', found, expected, isWarning: true }];
}
