import { describe, expect, test } from 'vitest';
import { getHoursAround, isOpenDuring } from '~/lib/opening-hours.ts';
import { formatTimeRange, parseTimeRange, timeRange } from '~/lib/times.ts';
import { weekdays } from '~/lib/weekdays.ts';

describe('a time range', () => {
	test('may end at or after midnight, and last the whole day', () => {
		expect(parseTimeRange('23:00-24:00')).toEqual({ start: 23 * 60, end: 24 * 60 });
		expect(parseTimeRange('12:00am-12:00am')).toEqual({ start: 0, end: 24 * 60 });
		expect(parseTimeRange('9:00am-9:00am')).toEqual({ start: 9 * 60, end: 9 * 60 });
		expect(parseTimeRange('11:00pm-12:30am')).toEqual({ start: 23 * 60, end: 24 * 60 + 30 });
		expect(formatTimeRange(parseTimeRange('23:00-0:30'), '12-hour')).toBe('11:00pm-12:30am');
	});

	test.each([
		...['', '9-10', '9:00am-10:00', '24:00-25:00', '9:00-10:00am', '9:00 am-10:00 am', '9:00AM-10:00AM'],
		...['13:00pm-2:00pm', '9:60am-10:00am'],
	])('is not "%s"', (text) => {
		expect(text).not.toMatch(timeRange);
	});

	test.each([
		['9:00am-10:00am', '9:00am-10:00am', '09:00–10:00'],
		['4:00pm–5:30pm', '4:00pm-5:30pm', '16:00–17:30'],
		['12:00pm-12:45pm', '12:00pm-12:45pm', '12:00–12:45'],
		['12:00am-1:00am', '12:00am-1:00am', '00:00–01:00'],
		['9:00–10:00', '9:00am-10:00am', '09:00–10:00'],
		['0:30-19:15', '12:30am-7:15pm', '00:30–19:15'],
	])('written as %s is shown in the gym’s time format', (written, twelve, twentyFour) => {
		expect(written).toMatch(timeRange);
		expect(formatTimeRange(parseTimeRange(written), '12-hour')).toBe(twelve);
		expect(formatTimeRange(parseTimeRange(written), '24-hour')).toBe(twentyFour);
	});
});

test.each([
	['8:00am-9:00am', true],
	['5:00am-6:00am', false],
	['8:30pm-10:00pm', false],
	['11:30pm-12:30am', true],
	['12:30am-1:30am', true], // of the day before
])('on a day open from 8:00am to 9:00pm and from 10:00pm to 2:00am, the gym is open %s: %s', (time, isOpen) => {
	const lines = ['8:00am-9:00pm', '10:00pm-2:00am'].map((line) => ({ weekdays, time: parseTimeRange(line) }));
	expect(isOpenDuring(parseTimeRange(time), getHoursAround('monday', lines))).toBe(isOpen);
});

test('a gym that never closes is open around midnight', () => {
	const hours = getHoursAround('sunday', [{ weekdays, time: parseTimeRange('12:00am-12:00am') }]);
	expect(isOpenDuring(parseTimeRange('11:30pm-12:30am'), hours)).toBe(true);
});
