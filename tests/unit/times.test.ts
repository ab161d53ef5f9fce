import { expect, test } from 'vitest';
import { formatDateRange, formatShortDate } from '~/lib/dates.ts';
import { formatTimeRange, parseTimeRange } from '~/lib/times.ts';
import { timeRange } from '~/schemas/parts/days-and-times.ts';

test('a time range may end at or after midnight, and last the whole day', () => {
	expect(parseTimeRange('23:00-24:00')).toEqual({ start: 23 * 60, end: 24 * 60 });
	expect(parseTimeRange('12:00am-12:00am')).toEqual({ start: 0, end: 24 * 60 });
	expect(parseTimeRange('5:00am-5:00am')).toEqual({ start: 5 * 60, end: 5 * 60 });
	expect(parseTimeRange('20:00-6:00')).toEqual({ start: 20 * 60, end: 30 * 60 });
	expect(parseTimeRange('20:00-6:01')).toEqual({ start: 20 * 60, end: 6 * 60 + 1 }); // a mistake
});

const incomplete = ['', '9-10', '9:00am-10:00', '9:00-10:00am'];
const impossible = ['24:00-25:00', '13:00pm-2:00pm', '9:60am-10:00am'];
test.each([...incomplete, ...impossible, '9:00 am-10:00 am', '9:00AM-10:00AM'])('"%s" is not a time range', (text) => {
	expect(text).not.toMatch(timeRange);
});

test.each([
	['12:00pm-12:45pm', '12:00pm-12:45pm', '12:00–12:45'],
	['9:00–10:00', '9:00am-10:00am', '09:00–10:00'],
	['9:00am - 10:00am', '9:00am-10:00am', '09:00–10:00'],
	['23:00-0:30', '11:00pm-12:30am', '23:00–00:30'],
])('a time range written as %s is shown in the gym’s time format', (written, twelve, twentyFour) => {
	expect(written).toMatch(timeRange);
	expect(formatTimeRange(parseTimeRange(written), { clock: '12-hour', language: 'en' })).toBe(twelve);
	expect(formatTimeRange(parseTimeRange(written), { clock: '24-hour', language: 'en' })).toBe(twentyFour);
	const noZero = twentyFour.replaceAll(/\b0(?=\d:)/g, '');
	expect(formatTimeRange(parseTimeRange(written), { clock: '24-hour, no leading zero', language: 'en' })).toBe(noZero);
});

test('a range of days has its years only if it ends half a year or more from a day', () => {
	expect(formatShortDate('2026-12-04', 'en')).toBe('Dec 4');
	expect(formatDateRange('2026-12-24', '2027-12-24', 'en')).toBe('Thu, Dec 24, 2026 – Fri, Dec 24, 2027');
	expect(formatDateRange('2027-06-26', '2027-06-26', 'en', '2026-12-24')).toBe('Sat, Jun 26, 2027');
	expect(formatDateRange('2026-07-01', '2026-07-01', 'en', '2026-12-31')).toBe('Wed, Jul 1');
});
