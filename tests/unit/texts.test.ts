import { expect, test } from 'vitest';
import { textsSchema } from '~/schemas/texts.ts';

const schema = textsSchema();
const explain = (texts: object) => schema.safeParse(texts).error?.issues.map(({ message }) => message) ?? [];

test('texts.json may be empty, replace a text by one up to twice as long, and have other plural forms than English', () => {
	expect(explain({})).toEqual([]);
	expect(explain({ navigation: { page: 'Seite {page}', menu: 'a'.repeat(40) } })).toEqual([]);
	expect(explain({ classes: { minutes: { other: '{minutes}分' } } })).toEqual([]);
});

test('a text that is too long, lacks its placeholder or its form for most numbers is explained', () => {
	const navigation = { menu: 'a'.repeat(41), page: 'Seite' };
	expect(explain({ navigation, classes: { minutes: { one: '{minutes}' } } })).toEqual([
		'Add "other": your words for this text. Example: "{minutes} min".',
		'Too long: 41 characters. Use at most 40.',
		'Write text that contains {page}, which the site fills in. Example: "Page {page}".',
	]);
});
