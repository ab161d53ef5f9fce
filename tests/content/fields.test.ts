// The messages for each kind of field; their text is in __snapshots__/. For files and line numbers see mistakes.test.ts.
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { brandSchema } from '~/schemas/brand.ts';
import { gymSchema } from '~/schemas/gym.ts';
import { definitions } from '~/schemas/collections.ts';
import { homePageSchema } from '~/schemas/home-page.ts';
import { blogPageSchema } from '~/schemas/post.ts';
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
const days = fields.distinct(fields.list('the days', weekday('one day'), [1, 7]));
const site = webAddress('the address', 'https://example.com');

const gym = gymSchema().in.shape;
const { sections } = homePageSchema(tools).shape;
const brand = brandSchema(tools).shape;
const { promo } = blogPageSchema(tools).shape;
const monday = (opens?: string, closes?: string) => ({ weekdays: ['monday'], opens, closes });

test.each<[kind: string, field: z.ZodType, ...values: unknown[]]>([
	['text', text, undefined, '', ' \u00a0 ', 5, 'Absolutely', '{year}', '{ gym }'],
	['text with marks', text, '**a**', '_a_', '[a](/b)', '<br>', '&amp;', '“Yoga”', '„Yoga', '• Yoga', '___'],
	['text with a blank', fields.text('the last line', '© {year}', 30), '© {yaer}'],
	['template', fields.template('one number', 'Page {page}', 30), 'Page'],
	['pattern', fields.pattern('a tag', 'strength', 'lowercase letters', /^[a-z]+$/), 'Good'],
	['whole number', fields.wholeNumber('its place', 1, [1, 99]), '1', 1.5, 0],
	['decimal', fields.decimal('how far north', 40.7, [-90, 90]), 140],
	['yes or no', fields.yesOrNo('color it'), 'yes'],
	['group', fields.group('the band', { heading: text, note: text.optional() }), undefined, 'Classes'],
	['list', fields.list('the lines', text, [1, 2]), undefined, 'One', [], ['A', 5]],
	['list that may be empty', fields.list('the rows', text, [0, 2]), null],
	['list without repetition', days, ['monday', 'monday']],
	['choice', weekday('the day'), 'wensday'],
	['time of a class', time(), '9 am-10 am', '10:00am-9:00am', '9:00-10:00am', '9:00am-9:00am'],
	['time of day', timeOfDay('when the doors open', '07:00'), '25:00'],
	['day', day('the day', '2022-04-19'), undefined, '2022-02-31', '0026-03-09'],
	['email address', email('the address', 'a@example.com'), 'a@example..com'],
	['web address', site, 'https://localhost/x', 'https://gym.local', 'https:/example.com'],
	['link', href(), 'pricing', '/about.html', 'https://localhost:4321/x', 'https:example.com', 'mailto: a@example.com'],
	['description of a picture', picture(tools, wide).alt, 'a.JPG', 'IMG_4711', '20261128', 'TODO'],
	['focus', focus(), '48% 50%'],
	['font', brand.headingFont, 'gotham.woff2', './gotham.eot'],
	['discount', promo.shape.value, '34%', '$34', '₹34', '{x}', 'four'],
	['color', brand.accent, 'orange', 'x#ff5a1f', '#ff5a1f0', '#4a1a0a'],
	['lines of a logo', brand.drawing.unwrap().shape.mark, 'logo.svg', 'M0 0"', '<path d="M0 0">'],
	['box of a logo', brand.drawing.unwrap().shape.wordmarkBox, '100 20', '0 0 100 20,5', '0 0 100'],
	['currency', gym.currency, 'USB'],
	['language', gym.language, 'ar', 'iw'],
	['time zone', gym.timeZone, 'Mars/Base', 'EST'],
	['hours without an end', gym.hours, [monday('07:00')]],
	['hours with an end before the start', gym.hours, [monday('13:00', '12:00')]],
	['hours of a closed day', gym.hours, [monday(), monday('07:00', '12:00')]],
	['hours that overlap', gym.hours, [monday('11:00', '02:00'), monday('07:00', '12:00')]],
	['sections of the home page', sections, ['hero', 'hero'], ['about', 'hero']],
])('%s: says what is wrong and what to write', (_kind, field, ...values) => {
	const messages = values.map((value) => explain(field, value));
	expect(messages.filter(({ length }) => length !== 1)).toEqual([]);
	expect(messages.flat()).toMatchSnapshot();
});

test.each<[field: z.ZodType, ...values: unknown[]]>([
	[time(), '11:30pm-12:30am', '23:00-24:00', '12:00am-12:00am'],
	[gym.timeZone, 'Asia/Kolkata', 'Europe/Kyiv', 'America/Indiana/Indianapolis'],
	[brand.drawing.unwrap().shape.wordmarkBox, '-1 0 52.916668 21.2'],
	[gym.language, 'es-419', 'zh-Hant-TW', 'no'],
	[gym.hours, [monday('18:00', '02:00'), monday('07:00', '12:00')]], // a break
	[gym.hours, [...Array(14).keys()].map((hour) => monday(`${hour}:00`, `${hour}:30`))],
])('accepts what fits: %#', (field, ...values) => {
	expect(values.flatMap((value) => explain(field, value))).toEqual([]);
});

/** A form's input with a value at each place. */
function* place({ properties = {}, items }: Form, value: unknown): Generator<unknown> {
	yield value;
	for (const [name, part] of Object.entries(properties))
		if (typeof part === 'object') for (const inner of place(part, value)) yield { [name]: inner };
	if (typeof items === 'object' && !Array.isArray(items)) for (const inner of place(items, value)) yield [inner];
}

const values = [undefined, null, '', '?', 'x'.repeat(999), -1, 0.5, 1e9, true, [], Array(99).fill('x'), {}, { x: 1 }];

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
