import { describe, expect, test } from 'vitest';
import { formatTime, formatTimeRange, parseTimeRange, timeRange } from '~/lib/times.ts';

describe('a time range', () => {
	test.each([
		['9:00am-10:00am', '09:00', '10:00'],
		['4:00pm–5:30pm', '16:00', '17:30'],
		['11:30am-12:30pm', '11:30', '12:30'],
		['12:00am-1:00am', '00:00', '01:00'],
		['18:00-19:15', '18:00', '19:15'],
		['9:00–10:00', '09:00', '10:00'],
	])('is read from %s', (text, start, end) => {
		expect(text).toMatch(timeRange);
		const times = parseTimeRange(text);
		expect([formatTime(times.start), formatTime(times.end)]).toEqual([start, end]);
	});

	test('may end after midnight', () => {
		expect(parseTimeRange('11:00pm-12:30am')).toEqual({ start: 23 * 60, end: 24 * 60 + 30 });
		expect(formatTimeRange(parseTimeRange('23:00-0:30'), '12-hour')).toBe('11:00pm-12:30am');
	});

	test.each([
		...['', '9-10', '9:00am-10:00', '24:00-25:00', '9:00 am-10:00 am', '9:00AM-10:00AM'],
		...['13:00pm-2:00pm', '9:60am-10:00am'],
	])('is not "%s"', (text) => {
		expect(text).not.toMatch(timeRange);
	});

	test.each([
		['9:00am-10:00am', '9:00am-10:00am', '09:00–10:00'],
		['12:00pm-12:45pm', '12:00pm-12:45pm', '12:00–12:45'],
		['0:30-13:00', '12:30am-1:00pm', '00:30–13:00'],
	])('written as %s is shown in the gym’s time format', (written, twelve, twentyFour) => {
		expect(formatTimeRange(parseTimeRange(written), '12-hour')).toBe(twelve);
		expect(formatTimeRange(parseTimeRange(written), '24-hour')).toBe(twentyFour);
	});
});
