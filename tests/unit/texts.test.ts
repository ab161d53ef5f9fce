import { expect, test } from 'vitest';
import { readTexts } from '~/texts/read-texts.ts';
import { textsSchema } from '~/schemas/texts.ts';
import { defaults } from '~/texts/defaults.ts';

test('content replaces single words; the others are the English defaults', () => {
	const { notLoaded, ...others } = readTexts('general');
	expect(notLoaded).toMatch(/^This did not load\./); // the fixture's
	expect(defaults.general).toMatchObject(others);
	expect(defaults.general.notLoaded).not.toBe(notLoaded);
});

const schema = textsSchema();
const explain = (texts: object) => schema.safeParse(texts).error?.issues.map(({ message }) => message) ?? [];

test('texts.json may be empty, replace a text by one up to twice as long, and have other plural forms than English', () => {
	expect(explain({})).toEqual([]);
	expect(explain({ navigation: { page: 'Seite {page}', menu: 'a'.repeat(40) } })).toEqual([]);
	const few = '{minutes} minuty';
	expect(explain({ classes: { minutes: { one: '{minutes} minuta', few, other: few } } })).toEqual([]);
	expect(explain({ classes: { minutes: { other: '{minutes}分' } } })).toEqual([]);
});

const mistakes = {
	'Add "other": your words for this text. Example: "{count} posts match "{query}"".': {
		blog: { found: { one: '{query}: {count}' } },
	},
	'There is no field "some" here. Remove it, or use one of: zero, one, two, few, many, other.': {
		classes: { minutes: { some: '{minutes}', other: '{minutes}' } },
	},
	'Write a group of fields, not text: this text for different numbers, with "other".': {
		classes: { minutes: '{minutes}分' },
	},
	'Too long: 41 characters. Use at most 40.': { navigation: { menu: 'a'.repeat(41) } },
	'Write text that contains {page}, which the site fills in. Example: "Page {page}".': {
		navigation: { page: 'Seite' },
	},
};
test.each(Object.entries(mistakes))('a mistake in texts.json is explained: %s', (message, texts) => {
	expect(explain(texts)).toEqual([message]);
});
