import { expect, test } from 'vitest';
import { checkChanged, checkEnglish, listEnglish } from '~/integrations/content-check/english-texts.ts';
import { getValue } from '~/content-files/entry.ts';
import { definitions } from '~/schemas/collections.ts';
import { textsSchema } from '~/schemas/texts.ts';
import { changedTexts } from '~/texts/changed-texts.ts';
import { defaults } from '~/texts/defaults.ts';

const polish: Parameters<typeof listEnglish>[1] = { language: 'pl', off: [] };
const all = listEnglish({}, polish);

test('the texts that are still English can be pasted into texts.json, with the plural forms of the language', () => {
	expect(Object.keys(all['blog']?.['found'] ?? {})).toEqual(expect.arrayContaining(['one', 'few', 'many', 'other']));
	expect(textsSchema().safeParse(all).error).toBeUndefined();
	expect(listEnglish(all, polish)).toEqual({});
});

test('one warning counts them, unless the language is English', () => {
	const count = Object.values(all).flatMap(Object.keys).length;
	const own = { general: { today: 'Dzisiaj' } };
	expect(checkEnglish(own, polish)).toMatchObject([
		{ found: `${count - 1} of ${count} texts in English, or without a plural form` },
	]);
	expect(checkEnglish(all, polish)).toEqual([]);
	expect(checkEnglish(own, { language: 'en-GB', off: [] })).toEqual([]);
});

test('a text that was written for another meaning is told, until the gym says that it has read it', () => {
	const place = { collection: 'texts', definition: definitions.texts, id: 'texts', file: 'texts.json', path: '' };
	const parsed = { body: '', bodyLine: 1, findLine: () => 1, findSource: () => '' };
	const contact = { noScript: 'Ruf an.', name: 'Name' };
	const of = (version: object) => ({ ...place, ...parsed, data: { ...version, contact } });
	expect(checkChanged(of({}))).toMatchObject([{ field: 'contact > noScript', isWarning: true }]);
	expect(checkChanged(of({ version: '1.1.0' }))).toEqual([]);
	for (const name of Object.values(changedTexts).flat())
		expect(getValue(defaults, name.split('.')), name).toBeTypeOf('string');
});

test('a translation with only some plural forms lacks the others; texts about accounts are left out if the gym has none', () => {
	const blog = { ...all['blog'], found: { one: '{count} „{query}“', other: '{count} „{query}“' } };
	const missing = listEnglish({ ...all, blog }, { language: 'lt', off: [] });
	expect(missing).toEqual({ blog: { found: { few: '{count} posts match "{query}"' } } });
	const groups = Object.keys(listEnglish({}, { language: 'pl', off: ['accounts'] }));
	const others = Object.keys(all).filter((name) => !groups.includes(name));
	expect(others).toEqual(['account', 'accountErrors', 'mailLinks']);
});
