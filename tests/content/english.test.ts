import { expect, test } from 'vitest';
import { checkEnglish, checkOutdated, getVersion, listEnglish } from '~/integrations/content-check/check-english.ts';
import { getValue } from '~/content-files/entry.ts';
import { definitions } from '~/schemas/collections.ts';
import { textsSchema } from '~/schemas/texts.ts';
import texts from '~/texts/changed-texts.json' with { type: 'json' };
import { defaults } from '~/texts/defaults.ts';

const polish: Parameters<typeof listEnglish>[1] = { language: 'pl', off: [] };
const all = listEnglish({}, polish);

test('the texts that are still English can be pasted into texts.json, with the plural forms of the language', () => {
	expect(Object.keys(all['blog']?.['found'] ?? {})).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
	expect(textsSchema().safeParse(all).error).toBeUndefined();
	expect(listEnglish(all, polish)).toEqual({});
	expect(getVersion(all)).toBeUndefined(); // they may be old
});

/** An index with a gym's own texts. */
const own = (data: object, gym = polish) => {
	const place = { collection: 'texts', definition: definitions.texts, id: 'texts', file: 'texts.json', path: '' };
	const parsed = { body: '', bodyLine: 1, findLine: () => 1, findSource: () => '' };
	return { gym, entries: [{ ...place, ...parsed, data: { ...data } }] };
};

test('one warning counts them, unless the language is English', () => {
	const count = Object.values(all).flatMap(Object.keys).length;
	const today = { general: { today: 'Dzisiaj' } };
	const found = `${count - 1} of ${count} texts in English, or without a plural form`;
	expect(checkEnglish(own(today))).toMatchObject([{ found }]);
	expect(checkEnglish(own(all))).toEqual([]);
	expect(checkEnglish(own(today, { language: 'en-GB', off: [] }))).toEqual([]);
});

test('a text that was written for another meaning is told, until the gym says that it has read it', () => {
	const contact = { noScript: 'Ruf an.', name: 'Name' };
	expect(checkOutdated(own({ contact }))).toMatchObject([{ field: 'contact > noScript', isWarning: true }]);
	expect(checkOutdated(own({ version: getVersion({}), ...all }))).toEqual([]);
	for (const name of Object.keys(texts.changed)) expect(getValue(defaults, name.split('.')), name).toBeTypeOf('string');
	for (const name of Object.keys(texts.replaced)) expect(getValue(defaults, name.split('.')), name).toBeUndefined();
});

test('a translation with only some plural forms lacks the others; texts about accounts are left out if the gym has none', () => {
	const blog = { ...all['blog'], found: { one: '{count} „{query}“', other: '{count} „{query}“' } };
	const missing = listEnglish({ ...all, blog }, { language: 'lt', off: [] });
	expect(missing).toEqual({ blog: { found: { few: '{count} posts match "{query}"' } } });
	const groups = Object.keys(listEnglish({}, { language: 'pl', off: ['accounts'] }));
	const others = Object.keys(all).filter((name) => !groups.includes(name));
	expect(others).toEqual(['account', 'accountErrors', 'mailLinks']);
});
