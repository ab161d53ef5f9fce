import { expect, test } from 'vitest';
import { checkEnglish, listEnglish } from '~/integrations/content-check/english-texts.ts';
import { textsSchema } from '~/schemas/texts.ts';

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

test('a translation with only some plural forms lacks the others that whole numbers need', () => {
	const blog = { ...all['blog'], found: { one: '{count} „{query}“', other: '{count} „{query}“' } };
	const missing = listEnglish({ ...all, blog }, { language: 'lt', off: [] });
	expect(missing).toEqual({ blog: { found: { few: '{count} posts match "{query}"' } } });
});

test('texts about accounts are left out if the gym has none', () => {
	const accounts = ['account', 'accountErrors', 'mailLinks'];
	const groups = Object.keys(listEnglish({}, { language: 'pl', off: ['accounts'] }));
	expect(Object.keys(all).filter((name) => !groups.includes(name))).toEqual(accounts);
});
