// Which words of the interface are still in English, or lack a plural form of the language.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { getValue, selectEntries } from '../../content-files/entry.ts';
import type { Plural } from '../../lib/text.ts';
import { quote } from '../../schemas/parts/explain.ts';
import textChanges from '../../texts/changed-texts.json' with { type: 'json' };
import { defaults } from '../../texts/defaults.ts';

type Gym = Pick<ContentIndex['gym'], 'language' | 'off'>;
type Words = Record<string, string | Plural>;

/** The plural forms of a language, and the whole numbers to 200 of each. Some languages have others for fractions and millions. */
export function listForms(language: string) {
	return Map.groupBy(Array(200).keys(), (number) => new Intl.PluralRules(language).select(number));
}

/** Lists the words that settings/texts.json doesn't have, by group. Not those about accounts if the gym has none. */
export function listEnglish(own: unknown, { language, off }: Gym) {
	const forms = new Set([...listForms(language).keys(), 'other' as const]); // the schema asks for "other"
	const groups = Object.entries<Words>(defaults).flatMap(([name, words]) => {
		if (off.includes('accounts') && /^(account|mailLinks)/.test(name)) return [];
		const missing = Object.entries(words).flatMap(([key, text]) => {
			const rest = findMissing(text, getValue(own, [name, key]), forms);
			return rest === undefined ? [] : [[key, rest] as const];
		});
		return missing.length > 0 ? [[name, Object.fromEntries(missing)] as const] : [];
	});
	return Object.fromEntries(groups);
}

/** The version that texts written now are for; undefined if texts.json has one, or texts that may be older. */
export function getVersion(own: unknown): string | undefined {
	const names = ['version', ...Object.keys(textChanges.changed)];
	if (names.some((name) => getValue(own, name.split('.')) !== undefined)) return undefined;
	return Object.values(textChanges.changed).sort(compareVersions).at(-1);
}

const compareVersions = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** What a translation lacks of a text: all of it, some plural forms, or nothing. */
function findMissing(text: string | Plural, translation: unknown, forms: ReadonlySet<Intl.LDMLPluralRule>) {
	if (typeof text === 'string') return translation === undefined ? text : undefined;
	const missing = [...forms].filter((form) => getValue(translation, [form]) === undefined);
	return missing.length > 0 ? Object.fromEntries(missing.map((form) => [form, text[form] ?? text.other])) : undefined;
}

/** Warns about texts of the gym that were written when the English text said something else. */
export function checkOutdated({ entries }: Pick<ContentIndex, 'entries'>): Diagnostic[] {
	return selectEntries(entries, 'texts').flatMap((entry) => {
		const version = String(entry.data?.['version'] ?? '1.0.0');
		return Object.entries(textChanges.changed).flatMap(([name, since]) => {
			const path = name.split('.');
			if (compareVersions(since, version) <= 0 || getValue(entry.data, path) === undefined) return [];
			const english = String(getValue(defaults, path));
			const expected = `Since ${since}, this says something else: ${quote(english)} Read yours again, and write "version": ${quote(since)} into this file.`;
			return warn(entry, path, expected);
		});
	});
}

/** Warns once about all texts that are in English, or lack a plural form, although the gym's language is another. */
export function checkEnglish({ entries, gym }: Pick<ContentIndex, 'entries'> & { gym: Gym }): Diagnostic[] {
	const count = (texts: unknown) => Object.values(listEnglish(texts, gym)).flatMap(Object.keys).length;
	const missing = count(selectEntries(entries, 'texts')[0]?.data);
	if (missing === 0 || /^en\b/i.test(gym.language)) return [];
	const found = `${missing} of ${count({})} texts in English, or without a plural form`;
	const expected = '"npm run check:content texts" prints them, for you to translate and to add to this file.';
	return [{ file: 'content/settings/texts.json', field: '', found, expected, isWarning: true }];
}
