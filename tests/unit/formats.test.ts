import { expect, test } from 'vitest';
import { formatDate, isoDate } from '~/lib/dates';
import { focusClasses } from '~/lib/focus';
import { telHref } from '~/lib/phone';
import { fill } from '~/lib/text';

test('dates read dd.mm.yyyy and keep their day in every time zone', () => {
	const date = new Date('2022-03-02');
	expect(formatDate(date)).toBe('02.03.2022');
	expect(isoDate(date)).toBe('2022-03-02');
});

test('a phone number can be dialled from abroad', () => {
	expect(telHref('(212) 555-0142')).toBe('tel:+12125550142');
	expect(telHref('+44 20 7946 0958')).toBe('tel:+442079460958');
});

test('a sentence without a value keeps its blank, so that the mistake is seen', () => {
	expect(fill('{day} at {time}', { day: 'Friday' })).toBe('Friday at {time}');
});

test('a focal point becomes its two classes, none the middle', () => {
	expect(focusClasses('45% 0%')).toEqual(['focus-x-45', 'focus-y-0']);
	expect(focusClasses(undefined)).toEqual([]);
});
