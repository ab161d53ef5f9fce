import { expect, test } from 'vitest';
import { type Dates, formatDate } from '~/lib/dates.ts';
import { fillFacts, getFacts } from '~/lib/facts.ts';
import { listFocusClasses } from '~/lib/focus.ts';
import { getLongWordsClass } from '~/lib/long-words.ts';
import { getTelHref, parsePhone } from '~/lib/phone.ts';
import { createFullTitle } from '~/lib/titles.ts';

test('dates have the gym’s form, or the words of its language', () => {
	const write = (dates: Dates['dates']) => formatDate(new Date('2022-03-02'), { dates, language: 'de' });
	expect([write('mm/dd/yyyy'), write('in words')]).toEqual(['03/02/2022', '2. März 2022']);
});

test.each([
	['(212) 555-0142', 'US', 'tel:+12125550142'],
	['1-800-555-0142', 'US', 'tel:+18005550142'],
	['011 49 30 901820', 'US', 'tel:+4930901820'],
	['030 901820', 'DE', 'tel:+4930901820'],
	['+49 (0)30 901820', 'GB', 'tel:+4930901820'],
	['02 1234 5678', 'IT', 'tel:+390212345678'],
	['(212) 555-0142 ext. 7', 'US', 'tel:+12125550142;ext=7'],
])('the phone number %j in %s is dialed as %s', (phone, country, href) => {
	expect(getTelHref({ phone, address: { country } })).toBe(href);
});

test.each(['212-555-0142 / 212-555-0143', '555-0142', '0043 1 58858', '\u202a(212) 555-0142\u202c', 'call us'])(
	'%j is not one phone number',
	(phone) => {
		expect(parsePhone({ phone, address: { country: 'US' } })).toBeUndefined();
	},
);

test('the facts of the gym are filled into all texts of an entry; other placeholders stay', () => {
	const facts = getFacts({ name: 'Flow', address: { city: 'Ulm' }, phone: 5 });
	const fields = { title: '{gym} in {city}', date: new Date(0), list: [{ text: 'Call {phone} on {day}' }, null] };
	fillFacts(fields, facts);
	expect(fields).toEqual({ title: 'Flow in Ulm', date: new Date(0), list: [{ text: 'Call {phone} on {day}' }, null] });
});

test('a focal point becomes two classes for all screens, or for each; the default is the center', () => {
	const [phones, tablets] = [{ media: '(width < 48rem)' }, { media: '(width < 75rem)', focus: '5% 0%' }];
	const classes = (...crops: Parameters<typeof listFocusClasses>) => listFocusClasses(...crops).join(' ');
	expect(classes('45% 0%', [phones])).toBe('focus-x-45 focus-y-0');
	expect(classes('45% 0%', [phones, tablets])).toBe(
		'focus-x-45 focus-y-0 max-md:focus-x-45 max-md:focus-y-0 max-nav:focus-x-5 max-nav:focus-y-0',
	);
	expect(classes(undefined, [phones])).toBe('');
});

test.each([
	['Pricing', 'Pricing | Ember Gym'],
	['Ember Gym: classes', 'Ember Gym: classes'],
	['Getting Back Into CrossFit After a Long Vacation', 'Getting Back Into CrossFit After a Long Vacation | Ember Gym'],
	['Getting Back Into CrossFit After a Very Long Vacation', 'Getting Back Into CrossFit After a Very Long Vacation'],
])('the gym’s name follows "%s" only if both fit in a search result', (title, shown) => {
	expect(createFullTitle(title, 'Ember Gym')).toBe(shown);
});

test.each([
	['Our History', 8, undefined],
	['Selbstverteidigung für alle', 12, 'long-words'],
	['Self-defence', 8, undefined],
	['Ausdauer\u00adtraining', 8, undefined],
])('"%s" in lines of %d letters gets the class %s', (heading, letters, wanted) => {
	expect(getLongWordsClass(heading, letters)).toBe(wanted);
});
