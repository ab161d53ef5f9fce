// The messages for each kind of field; their text is in __snapshots__/. For files and line numbers see mistakes.test.ts.
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { gymSchema } from '~/schemas/gym.ts';
import { definitions } from '~/schemas/collections.ts';
import { homePageSchema } from '~/schemas/home-page.ts';
import { day, time, timeOfDay, weekday } from '~/schemas/parts/days-and-times.ts';
import { type Form, readForm } from '~/integrations/admin/forms/fields.ts';
import * as fields from '~/schemas/parts/fields.ts';
import { email, href, webAddress } from '~/schemas/parts/link.ts';
import { focus, picture, wide } from '~/schemas/parts/picture.ts';

/** The messages for a group with this field and value. */
function explain(field: z.ZodType, value: unknown): string[] {
	const { error } = fields.group('a test', { field }).safeParse({ field: value });
	return [...new Set(error?.issues.map(({ message }) => message))];
}

const tools = { image: () => z.any(), ids: () => [] };
const text = fields.text('the name', 'Cycling', 8, 'the card has one line for it');
const blanks = fields.text('the last line', '© {year}', 30);
const template = fields.template('one number', 'Page {page}', 30);
const pattern = fields.pattern('a tag', 'strength', 'lowercase letters', /^[a-z]+$/);
const order = fields.wholeNumber('its place', 1, [1, 99]);
const price = fields.amount('the price', 39, 99);
const latitude = fields.decimal('how far north', 40.7, [-90, 90]);
const group = fields.group('the band', { heading: text, note: text.optional() });
const list = fields.list('the lines', text, [1, 2]);
const days = fields.distinct(fields.list('the days', weekday('one day'), [1, 7]));
const alt = picture(tools, wide).alt;
const site = webAddress('the address', 'https://example.com');

describe('a field says what is wrong and what to write', () => {
	test.each<[kind: string, value: unknown, field: z.ZodType]>([
		['text', undefined, text],
		['text', '', text],
		['text', ' \u00a0 ', text],
		['text', 5, text],
		['text', 'Absolutely', text],
		['text', '{year}', text],
		...['**a**', '_a_', '[a](/b)', '<br>', '&amp;', '“Yoga”', 'Yoga,'].map((value): [string, string, z.ZodType] => [
			'text',
			value,
			text,
		]),
		['text', '{ gym }', text],
		['text with a blank', '© {yaer}', blanks],
		['template', 'Page', template],
		['pattern', 'Good', pattern],
		['whole number', '1', order],
		['whole number', 1.5, order],
		['whole number', 0, order],
		['amount', 0, price],
		['amount', 39.905, price],
		['decimal', 140, latitude],
		['yes or no', 'yes', fields.yesOrNo('color it')],
		['group', undefined, group],
		['group', 'Classes', group],
		['list', undefined, list],
		['list', 'One', list],
		['list', [], list],
		['list', ['A', 5], list],
		['list without repetition', ['monday', 'monday'], days],
		['choice', 'wensday', weekday('the day')],
		['time of a class', '9 am-10 am', time()],
		['time of a class', '10:00am-9:00am', time()],
		['time of a class', '9:00-10:00am', time()],
		['time of a class', '9:00am-9:00am', time()],
		['time of day', '25:00', timeOfDay('when the doors open', '07:00')],
		['day', undefined, day('the day', '2022-04-19')],
		['day', '2022-02-31', day('the day', '2022-04-19')],
		['email address', 'a@example..com', email('the address', 'a@example.com')],
		['web address', 'https://localhost/x', site],
		['web address', 'https:/example.com', site],
		['link', 'pricing', href()],
		['link', '/about.html', href()],
		['link', 'https://localhost:4321/x', href()],
		['link', 'https:example.com', href()],
		['link', 'mailto: a@example.com', href()],
		['description of a picture', 'IMG_4711.JPG', alt],
		['focus', '48% 50%', focus()],
		...['TODO', '-', 'logo'].map((value): [string, string, z.ZodType] => ['description of a picture', value, alt]),
	])('%s: %j', (_kind, value, field) => {
		const messages = explain(field, value);
		expect(messages).toHaveLength(1);
		expect(messages[0]).toMatchSnapshot();
	});

	test.each<[value: unknown, field: z.ZodType]>([
		['© {year}', blanks],
		...['5 * 5 * 2', '2 < 3 & 5', 'snake_case_', 'A, B', '“A” or “B”'].map((value): [string, z.ZodType] => [
			value,
			fields.text('a line', 'One', 99),
		]),
		['11:30pm-12:30am', time()],
		['23:00-24:00', time()],
		['12:00am-12:00am', time()],
		...['Asia/Kolkata', 'Europe/Kyiv', 'America/Indiana/Indianapolis', 'UTC'].map((zone): [string, z.ZodType] => [
			zone,
			gymSchema().in.shape.timeZone,
		]),
		['Übungs\u00adgrund\tlagen,\r\nZoë’s 👩‍🚒', fields.text('a line', 'One', 99)],
		['Πότε ανοίγετε;', fields.text('a question', 'When?', 99)], // in Greek, a semicolon asks
		['/blog?q=yoga#content', href()],
		...['es-419', 'zh-Hant-TW', 'no'].map((code): [string, z.ZodType] => [code, gymSchema().in.shape.language]),
		['tel:+12125550142', href()],
		[undefined, focus()],
	])('accepts %j', (value, field) => {
		expect(explain(field, value)).toEqual([]);
	});
});

describe('the gym settings', () => {
	const { shape } = gymSchema().in;
	test.each([
		['country', shape.address.shape.country, 'UK', 'an official country code of two capital letters (GB, not UK)'],
		['currency', shape.currency, 'USB', 'a currency code of three capital letters'],
		['language', shape.language, 'ar', 'the current code of a left-to-right language'],
		['language', shape.language, 'iw', 'the current code of a left-to-right language'],
		['time zone', shape.timeZone, 'Mars/Base', 'a continent and a city, as in'],
	])('reject a %s that does not exist', (_, field, value, message) => {
		expect(explain(field, value)[0]).toContain(`Write ${message}`);
	});

	const monday = (opens?: string, closes?: string) => ({ weekdays: ['monday'], opens, closes });
	const ends =
		'Write the start and the end (up to 6:00am the next day), e.g. "7:30am" and "9:00pm". If the gym is closed, leave both empty.';
	const disagree = 'Two entries disagree about Monday. Remove the day from one of them.';
	test.each([
		['without an end', [monday('07:00')], [ends]],
		['with an end before the start', [monday('13:00', '12:00')], [ends]],
		['of a closed day', [monday(), monday('07:00', '12:00')], [disagree]],
		['that overlap', [monday('11:00', '02:00'), monday('07:00', '12:00')], [disagree]],
		['with a break: no mistake', [monday('18:00', '02:00'), monday('07:00', '12:00')], []],
	])('explain hours %s', (_, value, messages) => {
		expect(explain(shape.hours, value)).toEqual(messages);
	});
});

test('the home page has its headline first, and no section twice', () => {
	const { sections } = homePageSchema(tools).shape;
	expect(explain(sections, ['about', 'hero', 'about'])).toEqual([
		'The same entry is in this list twice. Remove one of the two.',
		'Put the top of the page ("hero") first, or leave it out.',
	]);
});

/** A form's input with a value at each place. */
function* place({ properties = {}, items }: Form, value: unknown): Generator<unknown> {
	yield value;
	for (const [name, part] of Object.entries(properties))
		if (typeof part === 'object') for (const inner of place(part, value)) yield { [name]: inner };
	if (typeof items === 'object' && !Array.isArray(items)) for (const inner of place(items, value)) yield [inner];
}

const values = [
	undefined,
	null,
	'',
	'?',
	'x'.repeat(999),
	-1,
	0.5,
	1e9,
	true,
	[],
	[1, 1],
	Array(99).fill('x'),
	{},
	{ x: 1 },
];

test.each(Object.entries(definitions))('%s has a message of its own for each mistake', (_, { schema }) => {
	z.config({ customError: () => 'a message of the library' });
	const [form, checked] = [readForm(schema), schema(tools)];
	const { what } = form.properties ?? {};
	const kinds = typeof what === 'object' && what.enum ? what.enum : [undefined];
	const inputs = values.flatMap((value) => [...place(form, value)]);
	const all = inputs.flatMap((input) =>
		kinds.map((kind) => (kind && typeof input === 'object' ? { what: kind, ...input } : input)),
	);
	const issues = all.flatMap((input) => checked.safeParse(input).error?.issues ?? []);
	expect(issues.filter(({ message }) => /library|undefined|^$/.test(message))).toEqual([]);
});
