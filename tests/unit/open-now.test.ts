import { expect, test } from 'vitest';
import { findOpenStatus, type HoursByDay } from '~/lib/open-now.ts';
import { weekdays } from '~/lib/weekdays.ts';

const everyDay = (...times: HoursByDay[string]): HoursByDay => Object.fromEntries(weekdays.map((day) => [day, times]));
const late = everyDay([450, 1500, '7:30am', '1:00am']);

// November 27, 2026 is a Friday.
test.each([
	['2026-11-27T07:29', { isOpen: false, time: '7:30am' }],
	['2026-11-27T07:30', { isOpen: true, time: '1:00am' }],
	['2026-11-28T00:59', { isOpen: true, time: '1:00am' }],
	['2026-11-28T01:00', { isOpen: false, time: '7:30am' }],
])('hours past midnight belong to the day before: %s', (now, expected) =>
	expect(findOpenStatus(late, now)).toEqual(expected),
);

test('a break between two openings counts as closed', () => {
	const hours = everyDay([480, 720, '8:00', '12:00'], [840, 1320, '14:00', '22:00']);
	expect(findOpenStatus(hours, '2026-11-27T11:00')).toEqual({ isOpen: true, time: '12:00' });
	expect(findOpenStatus(hours, '2026-11-27T12:30')).toEqual({ isOpen: false, time: '14:00' });
	expect(findOpenStatus(hours, '2026-11-27T23:00')).toEqual({ isOpen: false, time: '8:00' });
});

test('special days replace their weekday, also after midnight', () => {
	const hours: HoursByDay = { ...late, '2026-11-27': [], '2026-11-28': [[600, 840, '10:00am', '2:00pm']] };
	expect(findOpenStatus(hours, '2026-11-27T00:30')).toEqual({ isOpen: true, time: '1:00am' });
	expect(findOpenStatus(hours, '2026-11-27T12:00')).toBeUndefined();
	expect(findOpenStatus(hours, '2026-11-28T00:30')).toEqual({ isOpen: false, time: '10:00am' });
	expect(findOpenStatus(hours, '2026-11-28T13:00')).toEqual({ isOpen: true, time: '2:00pm' });
});

test('a gym that never closes has no closing time, and one without hours is neither open nor opening', () => {
	const always = everyDay([0, 1440, '12:00am', '12:00am']);
	expect(findOpenStatus(always, '2026-11-27T12:00')).toEqual({ isOpen: true, time: undefined });
	expect(findOpenStatus({}, '2026-11-27T12:00')).toBeUndefined();
});
