import { describe, expect, test } from 'vitest';
import { formatTimeRange, parseTimeRange } from '~/lib/times';

describe('parseTimeRange', () => {
	test.each([
		['9:00am-10:00am', '09:00', '10:00'],
		['10:00pm-11:00pm', '22:00', '23:00'],
		['4:00pm-5:30pm', '16:00', '17:30'],
		['11:30am-12:30pm', '11:30', '12:30'],
		['12:00am-1:00am', '00:00', '01:00'],
		['18:00-19:15', '18:00', '19:15'],
		['9:00–10:00', '09:00', '10:00'],
	])('reads %s', (text, start, end) => {
		expect(parseTimeRange(text)).toEqual({ start, end });
	});

	test.each([
		...['', '9-10', '9:00am-10:00', '24:00-25:00', '9:00 am-10:00 am', '9:00AM-10:00AM'],
		...['13:00pm-2:00pm', '9:60am-10:00am'],
	])('rejects "%s" and shows the expected format', (text) => {
		expect(() => parseTimeRange(text)).toThrow(
			`"${text}" is not a time range. Write it like "9:00am-10:00am" or "18:00-19:00".`,
		);
	});
});

test.each([
	['9:00am-10:00am', '9:00am-10:00am', '09:00–10:00'],
	['12:00pm-12:45pm', '12:00pm-12:45pm', '12:00–12:45'],
	['0:30-13:00', '12:30am-1:00pm', '00:30–13:00'],
])('%s is shown in the gym’s time format', (written, twelve, twentyFour) => {
	expect(formatTimeRange(written, '12-hour')).toBe(twelve);
	expect(formatTimeRange(written, '24-hour')).toBe(twentyFour);
	expect(parseTimeRange(twelve)).toEqual(parseTimeRange(twentyFour));
});
