// What an editor reads about each kind of field. How a message finds its file and line is in mistakes.test.ts.
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { gymSchema } from '~/schemas/gym';
import { classReference } from '~/schemas/parts/class-reference';
import { clock, day, time, weekday } from '~/schemas/parts/days-and-hours';
import * as fields from '~/schemas/parts/fields';
import { href } from '~/schemas/parts/link';
import { accountAddress } from '~/schemas/parts/networks';
import { focus, noAlt, picture, wide } from '~/schemas/parts/picture';
import { scheduleSchema } from '~/schemas/schedule';

/** The messages about a group with this field and this value. */
function explain(field: z.ZodType, value: unknown): string[] {
	const { error } = fields.group('a test', { field }).safeParse({ field: value });
	return [...new Set(error?.issues.map(({ message }) => message))];
}

const tools = { image: () => z.any(), ids: () => ['cycling', 'yoga'] };
const text = fields.text('the name', 'Cycling', 8, 'the card has one line for it');
const blanks = fields.text('the last line', '© {year}', 30);
const template = fields.template('one number', 'Page {page}', 30);
const pattern = fields.pattern({ about: 'a tag', example: 'strength', form: 'be in lower case' }, /^[a-z]+$/);
const order = fields.wholeNumber('its place', 1, [1, 99]);
const price = fields.amount('the price', 39, 99);
const latitude = fields.decimal('how far north', 40.7, [-90, 90]);
const group = fields.group('the band', { heading: text, note: text.optional() });
const list = fields.list('the lines', text, [1, 2]);
const days = fields.distinct(fields.list('the days', weekday('one day'), [1, 7]));
const alt = picture(tools, wide).alt;
const site = fields.webAddress('the address', 'https://example.com');
const coach = accountAddress('x', 'the page on X', 'https://x.example.com/mara');

describe('a field says what is wrong and what to write', () => {
	test.each<[kind: string, value: unknown, field: z.ZodType, message: string]>([
		['text', undefined, text, 'Add "field": the name, e.g. "Cycling".'],
		['text', '', text, '"field" is empty. Write the name, e.g. "Cycling".'],
		['text', null, text, '"field" is empty. Write the name, e.g. "Cycling".'],
		['text', ' \u00a0\u200b ', text, '"field" is empty. Write the name, e.g. "Cycling".'],
		['text', 5, text, '"field" must be text in quotation marks, not a number: the name, e.g. "Cycling".'],
		['text', new Date(0), text, '"field" must be text in quotation marks, not a date: the name, e.g. "Cycling".'],
		['text', 'Absolutely', text, '"field" has 10 characters; keep it to 8: the card has one line for it.'],
		['text', '{year}', text, '"field" contains {year}, which nothing replaces. Remove it: the name, e.g. "Cycling".'],
		[
			'text with a blank',
			'© {yaer}',
			blanks,
			'"field" contains {yaer}, which nothing replaces. Write {year}: the last line, e.g. "© {year}".',
		],
		[
			'template',
			'Page',
			template,
			'"field" must contain {page}, which the page fills in: one number, e.g. "Page {page}".',
		],
		['pattern', 'Good', pattern, '"field" must be in lower case, not "Good": a tag, e.g. "strength".'],
		['pattern', '', pattern, '"field" is empty. Write a tag, e.g. "strength".'],
		['whole number', '1', order, '"field" must be a number without quotation marks: its place, e.g. 1.'],
		['whole number', 1.5, order, '"field" must be a whole number: its place, e.g. 1.'],
		['whole number', 0, order, '"field" must be above 0: its place, e.g. 1.'],
		['whole number', 100, order, '"field" must be at most 99: its place, e.g. 1.'],
		['amount', 0, price, '"field" must be above 0: the price, e.g. 39.'],
		['amount', 39.905, price, '"field" must have two decimals at most: the price, e.g. 39.'],
		['amount', 100, price, '"field" must be at most 99: the price, e.g. 39.'],
		['decimal', 140, latitude, '"field" must be at most 90: how far north, e.g. 40.7.'],
		['decimal', -91, latitude, '"field" must be at least -90: how far north, e.g. 40.7.'],
		[
			'yes or no',
			'yes',
			fields.yesOrNo('its colour'),
			'"field" must be true or false, without quotation marks: its colour.',
		],
		['group', undefined, group, 'Add "field": the band, with "heading".'],
		['group', null, group, '"field" is empty. Write the band, with "heading".'],
		['group', 'Classes', group, '"field" must be a group of fields, not text: the band, with "heading".'],
		['group', { heading: 'A', heeding: 'B' }, group, '"heeding" is not a field of this entry. Did you mean "heading"?'],
		[
			'group',
			{ heading: 'A', colour: 'red' },
			group,
			'"colour" is not a field of this entry. Remove it, or use one of: heading, note.',
		],
		['list', undefined, list, 'Add "field": the lines.'],
		['list', 'One', list, '"field" must be a list between [ and ], not text: the lines.'],
		['list', [], list, '"field" has 0 entries; write 1 to 2: the lines.'],
		[
			'list',
			['A', 5],
			list,
			'Entry 2 of "field" must be text in quotation marks, not a number: the name, e.g. "Cycling".',
		],
		['list without repetition', ['monday', 'monday'], days, '"field" names "monday" twice. Remove one of the two.'],
		[
			'choice',
			'wensday',
			weekday('the day'),
			'"field" cannot be "wensday". Did you mean "wednesday"? Write one of: monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
		],
		[
			'choice',
			'x',
			fields.oneOf('the clock', ['12-hour', '24-hour']),
			'"field" cannot be "x". Write one of: 12-hour, 24-hour.',
		],
		[
			'hours of a class',
			'9 am-10 am',
			time(),
			'"field" must be two hours without spaces, with am or pm or on the 24-hour clock, not "9 am-10 am": when the class begins and ends, e.g. "9:00am-10:00am".',
		],
		[
			'hours of a class',
			'10:00am-9:00am',
			time(),
			'"time" ends before it begins: "10:00am-9:00am". Write the earlier hour first, e.g. "9:00am-10:00am".',
		],
		[
			'hour',
			'25:00',
			clock('when the doors open', '07:00'),
			'"field" must be an hour and minutes on the 24-hour clock, not "25:00": when the doors open, e.g. "07:00".',
		],
		['day', undefined, day('the day', '2022-04-19'), 'Add "field": the day, e.g. 2022-04-19.'],
		[
			'day',
			'2022-02-31',
			day('the day', '2022-04-19'),
			'"field" must be a day of the calendar as year-month-day, not "2022-02-31": the day, e.g. 2022-04-19.',
		],
		[
			'email address',
			'a@example..com',
			fields.email('the address', 'a@example.com'),
			'"field" must be an email address, not "a@example..com": the address, e.g. "a@example.com".',
		],
		[
			'web address',
			'https://localhost/x',
			site,
			'"field" must be a web address that begins with "https://", not "https://localhost/x": the address, e.g. "https://example.com".',
		],
		[
			'account',
			'https://facebook.com/m',
			coach,
			'"field" leads to facebook. Write the page on X, or move it to the field of that name.',
		],
		[
			'link',
			'pricing',
			href(),
			'"field" must begin with "/", "https://", "tel:" or "mailto:", not "pricing": where it leads, e.g. "/contact".',
		],
		[
			'link',
			'/about.html',
			href(),
			'"field" leads to a page of this site: write "/about", without a slash or ".html" at the end.',
		],
		[
			'link',
			'https://localhost:4321/x',
			href(),
			'"field" must be an address that everybody can open, not "https://localhost:4321/x": "/…" for a page of this site, "https://…" for another.',
		],
		[
			'reference',
			'yogo',
			classReference(tools),
			'There is no "yogo" in content/classes. Did you mean "yoga"? Write the name of a file in content/classes, without ".json", e.g. "cycling".',
		],
		[
			'description of a picture',
			'IMG_4711.JPG',
			alt,
			'"alt" is the name of a file: "IMG_4711.JPG". Write what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'description of a decoration',
			'A runner',
			noAlt(),
			'Write "alt": "" with nothing between the marks: this picture is only decoration, which screen readers skip.',
		],
		[
			'focus',
			'48% 50%',
			focus(),
			'"field" must be two percentages from 0% to 100%, each a multiple of 5, not "48% 50%": the point that stays visible when the picture is cropped, first from the left, then from the top, e.g. "45% 35%".',
		],
	])('%s: %j', (_kind, value, field, message) => {
		expect(explain(field, value)).toEqual([message]);
	});

	test.each<[value: unknown, field: z.ZodType]>([
		['© {year}', blanks],
		['18:00-19:00', time()],
		['/blog?q=yoga#content', href()],
		['tel:+12125550142', href()],
		['https://twitter.com/mara', coach],
		['https://links.example.com/mara', coach],
		['yoga', classReference(tools)],
		[undefined, focus()],
	])('accepts %j', (value, field) => {
		expect(explain(field, value)).toEqual([]);
	});
});

describe('the settings of the gym', () => {
	const { shape } = gymSchema();
	test.each([
		['country', shape.address.shape.country, 'UK', 'be the two capital letters of a country, not "UK"'],
		['currency', shape.currency, 'USB', 'be the three capital letters of a currency, not "USB"'],
		['language', shape.language, 'ar', 'be a language code, read from left to right, not "ar"'],
		['time zone', shape.timeZone, 'Mars/Base', 'be a continent and a city, not "Mars/Base"'],
		['phone', shape.phone, 'call us', 'be a phone number of at least 7 digits, not "call us"'],
	])('refuse a %s that does not exist', (_, field, value, message) => {
		expect(explain(field, value)[0]).toContain(`"field" must ${message}: `);
	});

	test('refuse doors that open and never close, or close at noon before they open', () => {
		const line = { days: 'Monday', short: 'Mon', weekdays: ['monday'] };
		const message =
			'"opens" and "closes" belong together, the earlier hour first, e.g. "07:00" and "21:00". Leave out both if closed.';
		expect(explain(shape.hours, [{ ...line, opens: '07:00' }])).toEqual([message]);
		expect(explain(shape.hours, [{ ...line, opens: '13:00', closes: '12:00' }])).toEqual([message]);
		expect(explain(shape.hours, [{ ...line, opens: '18:00', closes: '02:00' }])).toEqual([]);
	});

	test('refuse a place in the sea, and an icon with the address of another network', () => {
		expect(explain(shape.map, { latitude: 0, longitude: 0, zoom: 16 })).toEqual([
			'This place lies in the Atlantic. Right-click yours on openstreetmap.org, choose "Show address", and copy the two numbers.',
		]);
		const account = { network: 'instagram', label: 'We elsewhere', url: 'https://www.facebook.com/us' };
		expect(explain(shape.social, [account])).toEqual([
			'"network" is "instagram", and this address leads to facebook. Correct one of the two.',
		]);
	});
});

test('a trainer leads one class at a time', () => {
	const classes = ['4:00pm-5:00pm', '4:30pm-5:30pm'].map((time) => ({ class: 'yoga', time, trainer: 'Lena' }));
	expect(explain(scheduleSchema(tools).shape.classes, classes)).toEqual([
		'Lena leads "yoga" at 4:00pm-5:00pm on this day. Change the time or the trainer of one of the two.',
	]);
});

test.each([
	['Five\u0007 minutes', 'invisible sign (U+0007) after "Five"'],
	['\u202eOne', 'invisible sign (U+202E) at its beginning'],
	['one two three four\ue000', 'invisible sign (U+E000) after "two three four"'],
])('a sign that nobody sees is refused with its place: %j', (value, found) => {
	const expected = `"field" contains an ${found}. Delete the words around it and type them again.`;
	expect(explain(fields.text('a line', 'One', 99), value)).toEqual([expected]);
});

test('accents, soft hyphens, emoji and line ends are accepted', () => {
	expect(explain(fields.text('a line', 'One', 99), 'Übungs\u00adgrund\tlagen,\r\nZoë’s 👩‍🚒')).toEqual([]);
});
