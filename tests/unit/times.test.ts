import { describe, expect, test } from 'vitest';
import { parseTimeRange } from '~/lib/times';

describe('parseTimeRange', () => {
	test.each([
		['9:00am-10:00am', '09:00', '10:00'],
		['10:00pm-11:00pm', '22:00', '23:00'],
		['4:00pm-5:30pm', '16:00', '17:30'],
		['11:30am-12:30pm', '11:30', '12:30'],
		['12:00am-1:00am', '00:00', '01:00'],
	])('reads %s', (text, start, end) => {
		expect(parseTimeRange(text)).toEqual({ start, end });
	});

	test.each(['', '9-10', '9:00-10:00', '9:00 am-10:00 am', '9:00AM-10:00AM', '13:00pm-2:00pm', '9:60am-10:00am'])(
		'refuses "%s" and shows the form',
		(text) => {
			expect(() => parseTimeRange(text)).toThrow(`"${text}" is not a time range. Write it like "9:00am-10:00am".`);
		},
	);
});
