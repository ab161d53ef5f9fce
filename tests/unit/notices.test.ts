import { describe, expect, test } from 'vitest';
import { arrangeChanges } from '~/schedule/changes.ts';
import { listNotices, listTopLine, selectOfDay } from '~/schedule/notices.ts';
import { isWithin } from '~/schedule/periods.ts';
import ChangeLine from '~/sections/ChangeLine.astro';
import { render } from '../support/render.ts';
import { dated, parseChange, slot, wording } from '../support/schedule.ts';

const slots = [
	slot('Yoga', 'tuesday', '10:00pm-11:00pm'),
	slot('Yoga', 'tuesday', '9:00am-10:00am'),
	slot('Yoga', 'thursday', '4:00pm-5:00pm'),
	slot('Boxing', 'thursday', '6:00pm-7:00pm'),
];

const days = (from: string, until?: string) => ({ from, until });
const closed = { what: 'closed' };
const hours = (range: string) => ({ what: 'hours', hours: range });
const canceled = (id: string) => ({ what: 'canceled', class: id });
const moved = (time: string) => ({ what: 'moved', class: 'boxing', time });
const news = { what: 'announcement', message: 'New showers.' };

function notices(today: string, ...fields: object[]) {
	const changes = fields.map(parseChange);
	const all = slots.map((one) => dated(one, changes, today));
	return listNotices(arrangeChanges(changes), all, today, wording);
}
const texts = (today: string, ...fields: object[]) =>
	notices(today, ...fields).map(({ dates, text }) => `${dates}: ${text}`);

describe('the notices of a change', () => {
	test('say what changes, in the gym’s time format', () => {
		const week = days('2026-11-23', '2026-11-29');
		const later = { ...moved('17:00-18:00'), day: '2026-11-28', room: 'Hall 2', trainer: 'mara' };
		const changes = [hours('12:00am-12:00am'), news];
		expect(changes.flatMap((change) => texts('2026-11-20', { ...week, ...change }))).toEqual([
			'Mon, Nov 23 – Sun, Nov 29: Open 24 hours',
			'Mon, Nov 23 – Sun, Nov 29: ',
		]);
		expect(texts('2026-11-20', { ...days('2026-11-26'), ...later })).toEqual([
			'Thu, Nov 26: With Mara Lindqvist, Moved to Sat, Nov 28, 5:00pm-6:00pm, Room: Hall 2',
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

	test('are on pages that may be read while they appear, from eight weeks before until the day itself', () => {
		const built = ['2025-12-24', '2025-12-25', '2026-03-05', '2026-03-06'];
		const counts = built.map((day) => notices(day, { ...days('2026-03-05'), ...closed }).length);
		expect(counts).toEqual([0, 1, 1, 0]);
	});

	test.each([
		['2026-02-19', closed],
		['2026-02-25', { ...moved('16:00-17:00'), day: '2026-03-04' }],
		['2026-03-05', { ...news, announce: 0 }],
	])('appear as many days before what they say as their kind or file says: from %s for %o', (shown, change) => {
		const [notice] = notices('2026-01-31', { ...days('2026-03-05'), ...change });
		expect(notice?.shown).toEqual({ from: shown, until: '2026-03-06' });
	});
});

test('a change says nothing about days on which another one decides, so no page says "open" on a closed day', () => {
	const week = days('2026-11-23', '2026-11-29');
	expect(texts('2026-11-20', { ...days('2026-11-26'), ...hours('10:00-14:00') }, { ...week, ...closed })).toEqual([
		'Mon, Nov 23 – Sun, Nov 29: Closed',
	]);
	const split = texts('2026-11-20', { ...week, ...hours('10:00-14:00') }, { ...days('2026-11-29'), ...closed });
	expect(split).toEqual(['Mon, Nov 23 – Sat, Nov 28: Open 10:00am-2:00pm', 'Sun, Nov 29: Closed']);
});

test('notices are sorted by their first day, then by their last one', () => {
	const until = (last: string) => ({ ...days('2026-11-24', last), ...news });
	const sorted = ['Mon, Nov 23: Closed', 'Tue, Nov 24 – Thu, Nov 26: ', 'Tue, Nov 24 – Sat, Nov 28: '];
	const changes = [until('2026-11-28'), until('2026-11-26'), { ...days('2026-11-23'), ...closed }];
	expect(texts('2026-11-20', ...changes)).toEqual(sorted);
});

test('the page of a day shows its closed days, and the classes that move to it', () => {
	const all = notices(
		'2026-11-20',
		{ ...days('2026-11-25', '2026-11-26'), ...closed },
		{ ...days('2026-12-03'), what: 'moved', class: 'boxing', day: '2026-12-04' },
	);
	const found = ['wednesday', 'thursday', 'friday'].map((day) => selectOfDay(all, day).map(({ text }) => text));
	expect(found).toEqual([['Closed'], ['Closed'], ['Moved to Fri, Dec 4']]);
});

describe('the line at the top shows', () => {
	/** What a page built on one day shows on another. */
	function line(built: string, day: string, ...changes: object[]) {
		const lines = listTopLine(notices(built, ...changes), built);
		const due = lines.find(({ when }) => isWithin(when, `${day}T12:00`))?.notice;
		return due && `${due.what} ${due.days[0]}`;
	}
	const told = (from: string) => ({ ...days(from, '2026-12-15'), ...news });
	const closure = { ...days('2026-11-28', '2026-11-29'), ...closed };

	test('a closure on its eve and its days, then an announcement that runs, then what is to come', () => {
		const on = (day: string) => line('2026-11-18', `2026-11-${day}`, told('2026-11-26'), closure);
		expect(['18', '27', '28', '29'].map(on)).toEqual(Array(4).fill('closed 2026-11-28'));
		expect(['19', '30'].map(on)).toEqual(Array(2).fill('announcement 2026-11-26'));
	});

	test('on each day what is true on that day, even if other changes are near', () => {
		const weeks = { ...days('2026-11-25', '2026-12-06'), ...hours('10:00-14:00') };
		const later = { ...days('2026-12-08'), ...hours('10:00-14:00') };
		const changes = [weeks, closure, later];
		for (const ordered of [changes, changes.toReversed()]) {
			const on = (day: string) => line('2026-11-24', `2026-${day}`, ...ordered);
			expect(['11-24', '11-25', '12-06'].map(on)).toEqual(Array(3).fill('hours 2026-11-25'));
			expect(['11-27', '11-28'].map(on)).toEqual(Array(2).fill('closed 2026-11-28'));
			expect(on('12-07')).toBe('hours 2026-12-08');
		}
	});

	test('special hours of a season on their eve and first two days only, if there is an announcement', () => {
		const season = days('2026-12-01', '2027-02-28');
		const summer = { ...season, ...hours('10:00-14:00') };
		const on = (day: string) => line('2026-11-27', `2026-${day}`, summer, told('2026-11-25'));
		expect(['11-30', '12-02', '12-16'].map(on)).toEqual(Array(3).fill('hours 2026-12-01'));
		expect(['12-03', '12-15'].map(on)).toEqual(Array(2).fill('announcement 2026-11-25'));
		expect(line('2026-11-27', '2026-12-03', { ...season, ...closed }, told('2026-11-25'))).toBe('closed 2026-12-01');
	});

	test('what it shows on the day of the build, without JavaScript too', async () => {
		const christmas = { ...days('2026-12-25'), ...closed };
		const read = async (today: string) => {
			const document = await render(ChangeLine, { lines: listTopLine(notices(today, christmas), today) });
			return [...document.querySelectorAll('show-between')].map((line) => line.hasAttribute('hidden'));
		};
		expect([await read('2026-11-27'), await read('2026-12-12')]).toEqual([[true], [false]]);
		expect(line('2026-10-30', '2026-12-25', christmas)).toBe('closed 2026-12-25'); // eight weeks later
	});

	test('the newest of several announcements, and no change to a class', () => {
		const all = ['2026-11-01', '2026-11-10', '2026-11-25'].map(told);
		expect(line('2026-11-12', '2026-11-12', ...all)).toBe('announcement 2026-11-10');
		expect(line('2026-11-12', '2026-11-26', ...all)).toBe('announcement 2026-11-25');
		expect(line('2026-11-24', '2026-11-24', { ...days('2026-11-26'), ...canceled('yoga') })).toBeUndefined();
	});
});
