import { describe, expect, test } from 'vitest';
import { findExceptions, getIntervalBefore, selectAffecting, selectMostUrgent, toNotices } from '~/lib/changes.ts';
import type { Slot } from '~/lib/slots.ts';
import { parseTimeRange } from '~/lib/times.ts';
import { defaults } from '~/texts/defaults.ts';
import { parseChange } from '../support/changes.ts';

const words = { ...defaults.openingHours, ...defaults.changes };
const gym = { language: 'en', clock: '12-hour' } as const;
const slot = (id: string, day: string, time: string): Slot => {
	return { id, title: id, day, dayName: day, time, starts: '', ...parseTimeRange(time), trainer: 'Ada Winter' };
};
const boxing = slot('boxing', 'thursday', '6:00pm-7:00pm');
const slots = [
	slot('yoga', 'tuesday', '10:00pm-11:00pm'),
	slot('yoga', 'tuesday', '9:00am-10:00am'),
	slot('yoga', 'thursday', '4:00pm-5:00pm'),
	boxing,
];

const days = (from: string, until?: string) => ({ from, until });
const closed = { what: 'closed' };
const hours = (range: string) => ({ what: 'hours', hours: range });
const canceled = (id: string) => ({ what: 'canceled', class: id });
const moved = (time: string) => ({ what: 'moved', class: 'boxing', time });
const news = { what: 'announcement', message: 'New showers.' };

const notices = (today: string, ...changes: object[]) => toNotices(changes.map(parseChange), slots, today, words, gym);

describe('the notices of a change', () => {
	test('say what changes, in the gym’s time format', () => {
		const week = days('2026-11-23', '2026-11-29');
		const later = { ...moved('17:00-18:00'), trainer: 'Theo Brandt' };
		const changes = [closed, hours('10:00-14:00'), hours('12:00am-12:00am'), news, later];
		const all = notices('2026-11-20', ...changes.map((change) => ({ ...week, ...change })));
		expect(all.map(({ dates, text }) => `${dates}: ${text}`)).toEqual([
			'Mon, Nov 23 – Sun, Nov 29: Closed',
			'Mon, Nov 23 – Sun, Nov 29: Open 10:00am-2:00pm',
			'Mon, Nov 23 – Sun, Nov 29: Open 24 hours',
			'Mon, Nov 23 – Sun, Nov 29: ',
			'Thu, Nov 26: With Theo Brandt, 5:00pm-6:00pm instead of {usual}',
		]);
	});

	test('are one per slot of the class, or for one slot, with the days on which it takes place', () => {
		const yoga = canceled('yoga');
		const list = (change: object) => notices('2026-11-20', change).map(({ slot, dates }) => `${slot?.time} ${dates}`);
		expect(list({ ...days('2026-11-23', '2026-12-06'), ...yoga })).toEqual([
			'10:00pm-11:00pm Tue, Nov 24 – Tue, Dec 1',
			'9:00am-10:00am Tue, Nov 24 – Tue, Dec 1',
			'4:00pm-5:00pm Thu, Nov 26 – Thu, Dec 3',
		]);
		expect(list({ ...days('2026-11-24'), ...yoga, at: '09:00' })).toEqual(['9:00am-10:00am Tue, Nov 24']);
	});

	test('show on the last day and disappear the day after', () => {
		const change = { ...days('2026-12-24', '2026-12-26'), ...closed };
		expect(notices('2026-12-26', change)).toHaveLength(1);
		expect(notices('2026-12-27', change)).toEqual([]);
	});

	test.each([
		['2026-02-19', closed],
		['2026-02-26', canceled('yoga')],
		['2026-02-26', news],
		['2026-03-05', { ...news, announce: 0 }],
	])('appear as many days ahead as their kind or file says: from %s for %o', (shown, change) => {
		expect(notices('2026-01-01', { ...days('2026-03-05'), ...change })).toMatchObject([
			{ shown: `${shown}/2026-03-05` },
		]);
	});
});

test('a slot is affected by closed days and hours on its weekday that leave it out, and by changes of its own', () => {
	const all = notices(
		'2026-11-20',
		{ ...days('2026-11-23', '2026-12-06'), ...canceled('boxing') },
		{ ...days('2026-12-24', '2026-12-26'), ...closed },
		{ ...days('2026-12-10'), ...moved('17:00-18:00') },
		{ ...days('2026-12-31'), ...hours('10:00-17:00') }, // a Thursday
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
])('a class is off while its next date is a closed day that pages show: %j', (more, interval) => {
	const all = notices('2026-11-20', { ...days('2026-11-26'), ...closed, ...more });
	expect(selectAffecting(all, boxing).map(getIntervalBefore)).toEqual([interval]);
});

describe('a class at 6:00pm on a day with special hours', () => {
	const day = '2026-11-26';
	const during = (range: string, ...more: object[]) => {
		const changes = [hours(range), ...more].map((change) => ({ ...days(day), ...change }));
		return {
			exceptions: findExceptions(boxing, changes.map(parseChange)),
			affecting: selectAffecting(notices('2026-11-20', ...changes), boxing).map(({ what }) => what),
		};
	};

	test.each(['10:00-14:00', '10:00-18:30'])('does not run if they are %s', (range) => {
		expect(during(range)).toMatchObject({ exceptions: [{ date: day, takesPlace: false }], affecting: ['hours'] });
	});

	test('runs if they include it, or if it moves into them', () => {
		expect(during('18:00-19:00')).toEqual({ exceptions: [], affecting: [] });
		const time = parseTimeRange('12:00-13:00');
		expect(during('10:00-14:00', moved('12:00-13:00'))).toMatchObject({
			exceptions: [{ takesPlace: true, time }],
			affecting: ['moved'],
		});
	});
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
	const told = (from: string) => ({ ...days(from, '2026-12-15'), ...news });
	const closure = { ...days('2026-11-28', '2026-11-29'), ...closed };

	test('a closure, near or on its day, instead of an announcement that began before it', () => {
		const dates = ['2026-11-25', '2026-11-28', '2026-11-29', '2026-11-30'];
		expect(dates.map((day) => line('2026-11-25', day, told('2026-11-25'), closure))).toEqual([
			...['closed 2026-11-28', 'closed 2026-11-28', 'closed 2026-11-28'],
			'announcement 2026-11-25',
		]);
	});

	test('on each day what is true on that day, even if other changes are near', () => {
		const weeks = { ...days('2026-11-25', '2026-12-06'), ...hours('10:00-14:00') };
		const later = { ...days('2026-12-08'), ...hours('10:00-14:00') };
		const dates = ['2026-11-24', '2026-11-25', '2026-11-28', '2026-12-06', '2026-12-07'];
		expect(dates.map((day) => line('2026-11-24', day, weeks, closure, later))).toEqual([
			...['hours 2026-11-25', 'hours 2026-11-25', 'closed 2026-11-28', 'hours 2026-11-25'],
			'hours 2026-12-08',
		]);
	});

	test('the same on a page that is weeks old', () => {
		const soon = { ...days('2026-11-14'), ...closed };
		expect(line('2026-11-10', '2026-11-28', soon, told('2026-11-20'), closure)).toBe('closed 2026-11-28');
		expect(line('2026-11-10', '2026-11-30', soon, told('2026-11-20'), closure)).toBe('announcement 2026-11-20');
	});

	test('the newest of several announcements', () => {
		const all = ['2026-11-01', '2026-11-10', '2026-11-25'].map(told);
		expect(line('2026-11-12', '2026-11-12', ...all)).toBe('announcement 2026-11-10');
		expect(line('2026-11-12', '2026-11-26', ...all)).toBe('announcement 2026-11-25');
	});

	test('no change to a class', () => {
		expect(line('2026-11-24', '2026-11-24', { ...days('2026-11-26'), ...canceled('yoga') })).toBeUndefined();
	});
});
