import { describe, expect, test } from 'vitest';
import { selectAffecting, selectMostUrgent, toNotices } from '~/lib/changes.ts';
import { formatDateRange } from '~/lib/dates.ts';
import type { Slot } from '~/lib/slots.ts';
import { parseTimeRange } from '~/lib/times.ts';
import { parseChange } from '../support/changes.ts';

const words = {
	closed: 'Closed',
	open: 'Open {hours}',
	canceled: 'Canceled',
	trainer: 'With {trainer}',
	time: '{time} instead of {usual}',
};
const gym = { language: 'en', clock: '12-hour' } as const;
const slot = (id: string, day: string, time: string): Slot => {
	return { id, title: id, day, time, ...parseTimeRange(time), trainer: 'Ada Winter' };
};
const slots = [
	slot('yoga', 'tuesday', '10:00pm-11:00pm'),
	slot('yoga', 'tuesday', '9:00am-10:00am'),
	slot('yoga', 'thursday', '4:00pm-5:00pm'),
	slot('boxing', 'thursday', '6:00pm-7:00pm'),
];

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
			'Mon, Nov 23 – Sun, Nov 29: Open 10:00am–2:00pm',
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

test('a slot is affected by closures on its weekday and by changes of its own', () => {
	const all = notices(
		'2026-11-20',
		{ from: '2026-11-23', until: '2026-12-06', class: 'boxing', what: 'canceled' },
		{ from: '2026-12-24', until: '2026-12-26', what: 'closed' },
		{ from: '2026-12-10', class: 'boxing', what: 'moved', time: '17:00-18:00' },
	);
	const found = slots.slice(1).map((one) => selectAffecting(all, one).map(({ text }) => text));
	expect(found).toEqual([[], ['Closed'], ['Closed', 'Canceled', '5:00pm-6:00pm instead of {usual}']]);
});

describe('the line at the top has', () => {
	const urgent = (today: string, ...changes: object[]) =>
		selectMostUrgent(notices(today, ...changes), today).map(({ what, days }) => `${days[0]} ${what}`);
	const summer = { from: '2026-08-10', until: '2026-08-23', what: 'closed', announce: 60 };
	const holiday = { from: '2026-07-14', what: 'hours', hours: '10:00-14:00' };
	const told = (from: string) => ({ from, until: '2026-12-31', what: 'announcement', message: 'New showers.' });

	test('the next closure or change of hours, then an announcement, and no changes to classes', () => {
		const canceled = { from: '2026-06-04', class: 'yoga', what: 'canceled' };
		const expected = ['2026-07-14 hours', '2026-06-02 announcement'];
		expect(urgent('2026-06-03', told('2026-06-02'), summer, canceled, holiday)).toEqual(expected);
	});

	test('a closure, even if several announcements began before it', () => {
		const early = ['2026-05-01', '2026-05-02', '2026-05-03'].map(told);
		expect(urgent('2026-08-01', ...early, summer)).toContain('2026-08-10 closed');
	});

	test('a later closure until the next one is announced too', () => {
		expect(urgent('2026-06-29', summer, holiday)).toEqual(['2026-08-10 closed']);
		expect(urgent('2026-06-30', summer, holiday)).toEqual(['2026-07-14 hours']);
		expect(urgent('2026-07-15', summer, holiday)).toEqual(['2026-08-10 closed']);
	});

	test('an announcement first if it comes before the closure', () => {
		const expected = ['2026-08-05 announcement', '2026-08-10 closed'];
		expect(urgent('2026-08-05', summer, told('2026-08-05'))).toEqual(expected);
		expect(urgent('2026-08-06', summer, told('2026-08-05'))).toEqual(expected.reverse());
	});

	test('the newest current announcement', () => {
		const all = ['2026-05-01', '2026-06-01', '2026-07-01'].map(told);
		expect(urgent('2026-06-10', ...all)).toEqual(['2026-06-01 announcement']);
	});
});

test.each([
	['en', 'Thu, Nov 26', 'Thu, Dec 24 – Sat, Dec 26'],
	['en-GB', 'Thu 26 Nov', 'Thu 24 Dec – Sat 26 Dec'],
	['de', 'Do., 26. Nov.', 'Do., 24. – Sa., 26. Dez.'],
])('days are written as in "%s"', (language, day, days) => {
	expect(formatDateRange('2026-11-26', '2026-11-26', language)).toBe(day);
	expect(formatDateRange('2026-12-24', '2026-12-26', language)).toBe(days);
});
