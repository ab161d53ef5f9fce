import { describe, expect, test } from 'vitest';
import { findExceptions, getIntervalBefore, selectAffecting, selectMostUrgent, toNotices } from '~/lib/changes.ts';
import type { Slot } from '~/lib/slots.ts';
import { parseTimeRange } from '~/lib/times.ts';
import { parseChange } from '../support/changes.ts';

const words = {
	closed: 'Closed',
	open: 'Open {hours}',
	allDay: 'Open 24 hours',
	canceled: 'Canceled',
	trainer: 'With {trainer}',
	time: '{time} instead of {usual}',
};
const gym = { language: 'en', clock: '12-hour' } as const;
const slot = (id: string, day: string, time: string): Slot => {
	return { id, title: id, day, dayName: day, time, starts: '', ...parseTimeRange(time), trainer: 'Ada Winter' };
};
const slots = [
	slot('yoga', 'tuesday', '10:00pm-11:00pm'),
	slot('yoga', 'tuesday', '9:00am-10:00am'),
	slot('yoga', 'thursday', '4:00pm-5:00pm'),
	slot('boxing', 'thursday', '6:00pm-7:00pm'),
];

const boxing = slots.slice(-1);

const notices = (today: string, ...changes: object[]) => toNotices(changes.map(parseChange), slots, today, words, gym);
const lines = (...args: Parameters<typeof notices>) => notices(...args).map(({ dates, text }) => `${dates}: ${text}`);

describe('the notices of a change', () => {
	test('say what changes, in the gym’s time format', () => {
		const days = { from: '2026-11-23', until: '2026-11-29' };
		expect(
			lines(
				'2026-11-20',
				{ ...days, what: 'closed' },
				{ ...days, what: 'hours', hours: '10:00-14:00' },
				{ ...days, what: 'announcement', message: 'New showers.' },
			),
		).toEqual([
			'Mon, Nov 23 – Sun, Nov 29: Closed',
			'Mon, Nov 23 – Sun, Nov 29: Open 10:00am-2:00pm',
			'Mon, Nov 23 – Sun, Nov 29: ',
		]);
		const [moved] = notices('2026-11-20', {
			...days,
			what: 'moved',
			class: 'boxing',
			time: '17:00-18:00',
			trainer: 'Theo Brandt',
		});
		expect(moved).toMatchObject({ text: 'With Theo Brandt, 5:00pm-6:00pm instead of {usual}', slot: slots[3] });
	});

	test('are one per slot of the class, with the days on which it takes place', () => {
		const two = { from: '2026-11-23', until: '2026-12-06', class: 'yoga', what: 'canceled' };
		const days = notices('2026-11-20', two).map(({ slot, dates }) => `${slot?.time} ${dates}`);
		expect(days).toEqual([
			'10:00pm-11:00pm Tue, Nov 24 – Tue, Dec 1',
			'9:00am-10:00am Tue, Nov 24 – Tue, Dec 1',
			'4:00pm-5:00pm Thu, Nov 26 – Thu, Dec 3',
		]);
		const [one, ...others] = notices('2026-11-20', {
			from: '2026-11-24',
			class: 'yoga',
			at: '09:00',
			what: 'canceled',
		});
		expect(one).toMatchObject({ slot: slots[1], dates: 'Tue, Nov 24' });
		expect(others).toEqual([]);
	});

	test('show on the last day and disappear the day after', () => {
		const days = { from: '2026-12-24', until: '2026-12-26', what: 'closed' };
		expect(lines('2026-12-26', days)).toHaveLength(1);
		expect(lines('2026-12-27', days)).toEqual([]);
	});

	test('appear as many days ahead as their kind or file says', () => {
		const day = { from: '2026-03-05' };
		const [closed, canceled, told, late] = notices(
			'2026-01-01',
			{ ...day, what: 'closed' },
			{ ...day, class: 'yoga', what: 'canceled' },
			{ ...day, what: 'announcement', message: 'New showers.' },
			{ ...day, what: 'announcement', message: 'New showers.', announce: 0 },
		).map(({ shown }) => shown);
		expect(closed).toBe('2026-02-19/2026-03-05');
		expect(canceled).toBe('2026-02-26/2026-03-05');
		expect(told).toBe('2026-02-26/2026-03-05');
		expect(late).toBe('2026-03-05/2026-03-05');
	});
});

test('a slot is affected by closed days and hours on its weekday that leave it out, and by changes of its own', () => {
	const all = notices(
		'2026-11-20',
		{ from: '2026-11-23', until: '2026-12-06', class: 'boxing', what: 'canceled' },
		{ from: '2026-12-24', until: '2026-12-26', what: 'closed' },
		{ from: '2026-12-10', class: 'boxing', what: 'moved', time: '17:00-18:00' },
		{ from: '2026-12-31', what: 'hours', hours: '10:00-17:00' }, // a Thursday
	);
	const found = slots.slice(1).map((one) => selectAffecting(all, one).map(({ text }) => text));
	expect(found).toEqual([
		[],
		['Closed'],
		['Closed', 'Open 10:00am-5:00pm', 'Canceled', '5:00pm-6:00pm instead of {usual}'],
	]);
});

test.each([
	[{}, '2026-11-20/2026-11-26'],
	[{ announce: 2 }, '2026-11-24/2026-11-26'],
	[{ until: '2026-12-04' }, '2026-11-20/2026-12-03'],
])('a class is off while its next date is a closed day that pages show: %j', (days, interval) => {
	const closed = notices('2026-11-20', { from: '2026-11-26', what: 'closed', ...days });
	const off = boxing.flatMap((slot) => selectAffecting(closed, slot).map(getIntervalBefore));
	expect(off).toEqual([interval]);
});

test.each([
	['10:00-14:00', false],
	['10:00-18:30', false], // ends during the class
	['18:00-19:00', true],
])('a class at 6:00pm on a day with special hours %s runs: %s', (hours, runs) => {
	const special = { from: '2026-11-23', until: '2026-11-29', what: 'hours', hours };
	const exceptions = boxing.flatMap((slot) => findExceptions(slot, [parseChange(special)]));
	expect(exceptions).toMatchObject(runs ? [] : [{ date: '2026-11-26', takesPlace: false }]);
	const affecting = boxing.flatMap((slot) => selectAffecting(notices('2026-11-20', special), slot));
	expect(affecting).toHaveLength(runs ? 0 : 1);
});

test('a class that moves into the special hours runs', () => {
	const special = { from: '2026-11-26', what: 'hours', hours: '10:00-14:00' };
	const moved = { from: '2026-11-26', what: 'moved', class: 'boxing', time: '12:00-13:00' };
	const exceptions = boxing.flatMap((slot) => findExceptions(slot, [special, moved].map(parseChange)));
	expect(exceptions).toMatchObject([{ takesPlace: true, time: parseTimeRange('12:00-13:00') }]);
	const affecting = boxing.flatMap((slot) => selectAffecting(notices('2026-11-20', special, moved), slot));
	expect(affecting.map(({ what }) => what)).toEqual(['moved']);
});

test('special hours from midnight to midnight are written in words', () => {
	expect(lines('2026-11-20', { from: '2026-11-26', what: 'hours', hours: '12:00am-12:00am' })).toEqual([
		'Thu, Nov 26: Open 24 hours',
	]);
});

describe('the line at the top shows', () => {
	/** What a page built on one day shows on another. */
	function line(built: string, day: string, ...changes: object[]) {
		const due = selectMostUrgent(notices(built, ...changes)).find(({ shown }) => {
			const [from = '', until = ''] = shown.split('/');
			return from <= day && day <= until;
		});
		return due && `${due.what} ${due.days[0]}`;
	}
	const told = (from: string) => ({ from, until: '2026-12-15', what: 'announcement', message: 'New showers.' });
	const closed = { from: '2026-11-28', until: '2026-11-29', what: 'closed' };
	const hours = { what: 'hours', hours: '10:00-14:00' };

	test('a closure, near or on its day, instead of an announcement that began before it', () => {
		const days = ['2026-11-25', '2026-11-28', '2026-11-29', '2026-11-30'];
		expect(days.map((day) => line('2026-11-25', day, told('2026-11-25'), closed))).toEqual([
			...['closed 2026-11-28', 'closed 2026-11-28', 'closed 2026-11-28'],
			'announcement 2026-11-25',
		]);
	});

	test('an announcement while the closure is too far away to be shown', () => {
		expect(line('2026-11-13', '2026-11-13', told('2026-11-10'), closed)).toBe('announcement 2026-11-10');
	});

	test('on each day what is true on that day, even if other changes are near', () => {
		const weeks = { ...hours, from: '2026-11-25', until: '2026-12-06' };
		const later = { ...hours, from: '2026-12-08' };
		const days = ['2026-11-24', '2026-11-25', '2026-11-28', '2026-12-06', '2026-12-07'];
		expect(days.map((day) => line('2026-11-24', day, weeks, closed, later))).toEqual([
			...['hours 2026-11-25', 'hours 2026-11-25', 'closed 2026-11-28', 'hours 2026-11-25'],
			'hours 2026-12-08',
		]);
	});

	test('the same on a page that is weeks old', () => {
		const soon = { from: '2026-11-14', what: 'closed' };
		expect(line('2026-11-10', '2026-11-28', soon, told('2026-11-20'), closed)).toBe('closed 2026-11-28');
		expect(line('2026-11-10', '2026-11-30', soon, told('2026-11-20'), closed)).toBe('announcement 2026-11-20');
	});

	test('the newest of several announcements', () => {
		const all = ['2026-11-01', '2026-11-10', '2026-11-25'].map(told);
		expect(line('2026-11-12', '2026-11-12', ...all)).toBe('announcement 2026-11-10');
		expect(line('2026-11-12', '2026-11-26', ...all)).toBe('announcement 2026-11-25');
	});

	test('no change to a class', () => {
		expect(line('2026-11-24', '2026-11-24', { from: '2026-11-26', class: 'yoga', what: 'canceled' })).toBeUndefined();
	});
});
