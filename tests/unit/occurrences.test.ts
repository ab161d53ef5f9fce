// One table of a class on its dates, for everything that uses the list.
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { formatTimeRange, parseTimeRange } from '~/lib/times.ts';
import { toCalendar } from '~/schedule/calendar.ts';
import { arrangeChanges, repeatYearly, selectCurrent } from '~/schedule/changes.ts';
import { listClasses, listNextClasses } from '~/schedule/listed-classes.ts';
import { listOccurrences } from '~/schedule/occurrences.ts';
import { isWithin, joinTexts, selectChanging, toPeriod, writePeriods, writeTimedTexts } from '~/schedule/periods.ts';
import { listNextRows, listWeeklyRows } from '~/schedule/rows.ts';
import type { Occurrence, Slot } from '~/schedule/types.ts';
import { createSlots } from '~/schedule/week.ts';
import type { Content } from '~/schemas/collections.ts';
import { dated, gym, parseChange, slot, wording } from '../support/schedule.ts';

/** A Monday, eight weeks before 2027-01-25. The clocks at the gym change on November 7, 2027 and on March 14. */
const today = '2026-11-30';
const boxing = slot('Boxing', 'tuesday', '9:00am-10:00am');
const late = slot('Boxing', 'tuesday', '11:00pm-12:30am');

const [tuesday, thursday] = ['2026-12-01', '2026-12-03'];
const about = (what: string, more = {}) => ({ from: tuesday, what, class: 'boxing', ...more });
const moved = (to: object) => about('moved', to);
const afternoon = moved({ time: '5:00pm-6:00pm' });
const standIn = about('trainer', { trainer: 'mara' });
const away = { from: tuesday, what: 'away', coach: 'theo' };
const covered = { ...away, trainer: 'mara' };
const marasAway = { ...away, coach: 'mara' };
const inesForMara = { ...marasAway, trainer: 'ines' };
const maraAt5 = moved({ time: '5:00pm-6:00pm', trainer: 'mara' });
const marasCovered = { ...marasAway, trainer: 'theo' };
const closed = { from: tuesday, what: 'closed' };
const hours = (range: string) => ({ from: tuesday, what: 'hours', hours: range });
const openAllDay = { ...hours('0:00-24:00'), until: '2026-12-02' };
/** The same for the week around that Tuesday. */
const allWeek = (change: object) => ({ ...change, from: '2026-11-29', until: '2026-12-05' });

const usual = 'runs 12-01 9:00am-10:00am theo';
const usualLate = 'runs 12-01 11:00pm-12:30am theo';
const withMara = 'runs 12-01 9:00am-10:00am mara';
const at5 = 'runs 12-01 5:00pm-6:00pm theo';
const onThursday = 'runs 12-03 9:00am-10:00am theo';
const [isClosed, isCanceled] = ['closed 12-01', 'canceled 12-01'];
const [mara, ines, at5Instead] = ['With Mara Lindqvist', 'With Ines Castell', '5:00pm-6:00pm instead of {usual}'];
/** What changes make of a class on that Tuesday, and what its notices say. */
const rows: [name: string, changes: object[], outcome: string, notices?: string[], weekly?: Slot][] = [
	['usual', [], usual],
	['moved later', [afternoon], at5, [at5Instead]],
	['moved to another room', [moved({ room: 'Hall 2' })], `${usual} Hall 2`, ['Room: Hall 2']],
	['moved to a later day', [moved({ day: thursday })], onThursday, ['Moved to Thu, Dec 3']],
	['moved to another week', [moved({ day: '2026-12-12' })], 'runs 12-12 9:00am-10:00am theo', ['Moved to Sat, Dec 12']],
	['moved from a closed day', [closed, moved({ day: thursday })], onThursday, ['Moved to Thu, Dec 3']],
	['moved to a closed day', [{ ...closed, from: thursday }, moved({ day: thursday })], 'closed 12-03', ['Closed']],
	['canceled', [about('canceled')], isCanceled, ['Canceled']],
	['canceled at another time', [about('canceled', { at: '5:00pm' })], usual],
	['another class canceled', [about('canceled', { class: 'yoga' })], usual],
	['canceled for a week, although it moves', [allWeek(about('canceled')), afternoon], isCanceled, ['Canceled']],
	['closed, although it has another trainer', [closed, standIn], isClosed, ['Closed']],
	['closed for a week, although the day has hours', [allWeek(closed), hours('8:00am-9:00pm')], isClosed, ['Closed']],
	['closed on a day of a season with hours', [allWeek(hours('8:00am-9:00pm')), closed], isClosed, ['Closed']],
	['within special hours', [hours('9:00am-10:00am')], usual],
	['within special hours with a break', [hours('7:00am-10:00am, 2:00pm-9:00pm')], usual],
	['in a break', [hours('7:00am-9:30am, 2:00pm-9:00pm')], isCanceled, ['Open 7:00am-9:30am, 2:00pm-9:00pm']],
	['before special hours', [hours('9:30am-2:00pm')], isCanceled, ['Open 9:30am-2:00pm']],
	['after special hours', [hours('7:00am-9:30am')], isCanceled, ['Open 7:00am-9:30am']],
	['off in the season, not on the day', [allWeek(hours('2:00pm-9:00pm')), hours('9:00am-1:00pm')], usual],
	['moved into special hours', [hours('4:00pm-8:00pm'), afternoon], at5, [at5Instead]],
	['moved, unlike its week', [allWeek(moved({ time: '6:00pm-7:00pm' })), afternoon], at5, [at5Instead]],
	['moved, unlike its class', [moved({ ...afternoon, at: '9:00am' }), moved({ room: 'A' })], at5, [at5Instead]],
	['with a stand-in', [standIn], withMara, [mara]],
	['with a stand-in, unlike its week', [allWeek(about('trainer', { trainer: 'ines' })), standIn], withMara, [mara]],
	['two changes', [standIn, afternoon], 'runs 12-01 5:00pm-6:00pm mara', [at5Instead, mara]],
	['its coach away', [away], isCanceled, ['Canceled']],
	['its coach away, with a stand-in', [covered], withMara, [mara]],
	['its coach away for a week, on the day without a stand-in', [allWeek(covered), away], isCanceled, ['Canceled']],
	['its coach and the stand-in away', [covered, marasAway], isCanceled, ['Canceled']],
	['its coach and the stand-in away, each for the other', [covered, marasCovered], isCanceled, ['Canceled']],
	['the stand-in of a change away', [standIn, inesForMara], 'runs 12-01 9:00am-10:00am ines', [ines]],
	['moved with a stand-in who is away', [maraAt5, inesForMara], 'runs 12-01 5:00pm-6:00pm ines', [at5Instead, ines]],
	['another coach away', [marasAway], usual],
	['its coach away, and somebody else planned', [standIn, away], withMara, [mara]],
	['past midnight into a closed day', [{ ...closed, from: '2026-12-02' }], usualLate, [], late],
	['past midnight between days that are open all day', [openAllDay], usualLate, [], late],
	['past the end of special hours', [hours('10:00am-11:59pm')], isCanceled, ['Open 10:00am-11:59pm'], late],
];

describe.each(rows)('a class that is %s', (_, fields, outcome, notices = [], weekly = boxing) => {
	const changes = fields.map(parseChange);
	const readSlot = (inOrder = changes) => dated(weekly, inOrder, today);
	const format = (start: number, end = start) => formatTimeRange({ start, end }, wording);

	test('is so in the list, on that day only, and has its notices, whatever the order of the files', () => {
		for (const slot of [readSlot(), readSlot(changes.toReversed())]) {
			const one = slot.occurrences.find(({ usual: id }) => id === tuesday);
			const facts = one?.status === 'runs' ? [format(one.start, one.end), one.coach, one.room] : [];
			expect([one?.status, one?.date.slice(5), ...facts].filter(Boolean).join(' ')).toBe(outcome);
			const unusual = slot.occurrences.filter(({ changes }) => changes.length > 0);
			expect(unusual.map(({ usual: id }) => id)).toEqual(notices.length > 0 ? [tuesday] : []);
			const told = slot.notices.map(({ text, days }) => [text, ...days]);
			expect(told.sort()).toEqual(notices.map((text) => [text, tuesday]));
		}
	});

	test('is so in a calendar', () => {
		const slot = readSlot();
		const file = { name: '', slots: [slot], trainerLabel: 'Trainer', today, stamp: new Date(0) };
		const calendar = ICAL.parse(toCalendar(file, gym, new URL('https://a.example')));
		const found: string[] = [];
		for (const component of new ICAL.Component(calendar).getAllSubcomponents('vevent')) {
			const event = new ICAL.Event(component);
			if (event.isRecurrenceException()) continue;
			const times = event.iterator();
			for (let time = times.next(); time && time.toString() < '2027-01-26'; time = times.next()) {
				const { item, startDate, endDate } = event.getOccurrenceDetails(time);
				found.push(`${startDate.toString()} ${endDate.subtractDate(startDate).toSeconds() / 60} ${item.description}`);
			}
		}
		const write = (one: Occurrence) => `${one.begins}:00 ${one.end - one.start} Trainer: ${one.coachName}`;
		expect(found.sort()).toEqual(slot.ahead.map(write).sort());
	});

	test('is marked until that day is over if it doesn’t take place on it', () => {
		const missed = listWeeklyRows(readSlot()).filter(({ state = 'over' }) => state !== 'over');
		const getState = (now: string) => missed.find(({ from, until }) => from <= now && now < until)?.state;
		const noons = ['2026-11-24T12:00', '2026-11-30T12:00', '2026-12-01T12:00', '2026-12-02T12:00'];
		const [status = '', date = ''] = outcome.split(' ');
		const state = status !== 'runs' ? status : date === '12-01' ? undefined : 'moved';
		expect(noons.map(getState)).toEqual([undefined, state, state, undefined]);
	});
});

test('dates go on over the end of the year, and leave out what is past and what is more than eight weeks ahead', () => {
	const dates = dated(boxing, [], today).ahead.map(({ date }) => date);
	expect([dates[0], dates[4], dates.at(-1), dates.length]).toEqual(['2026-12-01', '2026-12-29', '2027-01-19', 8]);
	const { ahead, occurrences } = dated(boxing, [], tuesday);
	const ends = [ahead[0], ahead.at(-1), occurrences.at(-1)].map((one) => one?.date);
	expect(ends).toEqual(['2026-12-01', '2027-01-26', '2027-02-02']); // a week more is known
});

test('a range has the dates that move to it from before it, in order', () => {
	const changes = [
		['2026-11-03', '2026-11-23'],
		['2026-11-10', '2026-11-22'], // before the range
		['2026-11-17', '2026-12-03'],
		['2026-11-18', '2026-12-04'], // a Wednesday
	].map(([from, day]) => parseChange(moved({ from, day })));
	const found = listOccurrences(boxing, arrangeChanges(changes), '2026-11-23', '2026-12-08', wording);
	expect(found.map(({ date }) => date.slice(5))).toEqual(['11-23', '11-24', '12-01', '12-03', '12-08']);
	const ofDay = listOccurrences(boxing, arrangeChanges(changes), '2026-11-23', '2026-11-23', wording);
	expect(ofDay.map(({ usual }) => usual)).toEqual(['2026-11-03']);
});

test('a change of every year is repeated in the last, this and the next one, and begins with its own', () => {
	const christmas = parseChange({ from: '2020-12-31', until: '2021-01-01', what: 'closed', every: 'year' });
	const days = repeatYearly([christmas], '2026-12-31').flatMap(({ from, until }) => [from, until]);
	expect(days).toEqual(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01']);
	const first = parseChange({ from: '2027-12-31', what: 'closed', every: 'year' });
	expect(repeatYearly([first], '2026-12-31').map(({ from }) => from.slice(0, 4))).toEqual(['2027', '2028']);
	const once = parseChange(closed);
	expect(repeatYearly([once], '2027-12-31')).toEqual([once]);
});

test('pages know changes from a week ago until a year ahead', () => {
	const closed = (from: string, until = from) => parseChange({ from, until, what: 'closed' });
	const later = parseChange(moved({ from: '2026-11-02', day: tuesday }));
	const earlier = parseChange(moved({ from: '2026-11-23', day: '2026-11-12' }));
	const [first, last] = [closed('2026-11-16', '2026-11-23'), closed('2027-12-01')];
	const others = [closed('2026-11-16', '2026-11-22'), closed('2027-12-02'), closed('2062-12-24')];
	expect(selectCurrent([...others, first, later, earlier, last], today)).toEqual([first, later, earlier, last]);
});

describe('a row', () => {
	const read = (rows: ReturnType<typeof listNextRows>, now: string) => {
		const found = rows.findLast(({ from, until }) => from <= now && now < until);
		return [found?.row.dateText, found?.row.time, found?.following?.dateText].filter(Boolean);
	};

	test('of the next date shows one occurrence, whether or not a notice says so, and knows when it is today', () => {
		const change = parseChange(moved({ day: '2026-12-08', time: '7:00am-8:00am', announce: 0 }));
		const rows = listNextRows(dated(boxing, [change], today));
		expect(read(rows, '2026-11-30T12:00')).toEqual(['Tue, Dec 8', '7:00am-8:00am']);
		expect(read(rows, '2026-12-08T07:00')).toEqual(['Tue, Dec 8', '9:00am-10:00am']);
		const days = ['2026-12-08/2026-12-08T07:00', '2026-12-08T07:00/2026-12-08T09:00', '2026-12-15/2026-12-15T09:00'];
		expect(rows.flatMap(({ isToday, from, until }) => (isToday ? `${from}/${until}` : []))).toEqual(days);
		expect(read(rows, '2027-02-01T12:00')).toEqual(['tuesday', '9:00am-10:00am']); // an old page knows no date
		const afterTheNext = parseChange(moved({ day: '2026-12-08', time: '5:00pm-6:00pm' }));
		const later = listNextRows(dated(boxing, [afterTheNext], today));
		expect(read(later, '2026-12-08T07:00')).toEqual(['Tue, Dec 8', '9:00am-10:00am']);
	});

	test('of the usual week has the time of its next date, and names the one after it once the class is over', () => {
		const off = about('canceled', { from: '2026-12-08' });
		const rows = listWeeklyRows(dated(boxing, [afternoon, off].map(parseChange), today));
		expect(read(rows, '2026-11-24T12:00')).toEqual(['tuesday', '9:00am-10:00am']);
		expect(read(rows, '2026-11-25T12:00')).toEqual(['Tue, Dec 1', '5:00pm-6:00pm']);
		expect(read(rows, '2026-12-01T18:00')).toEqual(['Tue, Dec 1', '5:00pm-6:00pm', 'Tue, Dec 15']);
		expect(read(rows, '2026-12-09T00:00')).toEqual(['Tue, Dec 15', '9:00am-10:00am']);
		const elsewhere = listWeeklyRows(dated(boxing, [parseChange(moved({ day: thursday }))], today));
		expect(read(elsewhere, '2026-12-01T12:00')).toEqual(['tuesday', '9:00am-10:00am']);
	});

	test('joins the periods that meet, in any order, and leaves out those that are over as they begin', () => {
		const periods = ['05/06', '01/04', '02/03', '04/05', '08/08'].map((days) => days.split('/'));
		expect(writePeriods(periods.map(([from = '', until = '']) => ({ from, until })))).toBe('01/06');
	});

	test('writes only what changes, and the same text once, in one line', () => {
		const text = (part: string, text: string, day: string) => ({ part, changing: { text }, ...toPeriod(day) });
		const [first = '', second = '', third = ''] = ['2026-12-01', '2026-12-03', '2026-12-05'];
		const never = [first, second, third].map((day) => text('a', 'A', day));
		const once = [first, third, '2026-12-06'].map((day) => text('b', 'B', day)).concat(text('b', 'C\nD', second));
		expect(writeTimedTexts(selectChanging(joinTexts([...never, ...once]))).split('\n')).toEqual([
			'2026-12-01/2026-12-02 2026-12-05/2026-12-07\tb\tB',
			'2026-12-03/2026-12-04\tb\tC D',
		]);
	});
});

test('a day names its own trainer and booking address, else the class’s', () => {
	const row = { class: { collection: 'classes' as const, id: 'boxing' }, time: parseTimeRange('9:00am-10:00am') };
	const mara = { collection: 'coaches' as const, id: 'mara' };
	const unknown = { ...row, class: { ...row.class, id: 'zumba' } }; // a mistake, which the check explains
	const rows = [{ ...row, trainer: mara, book: 'https://a.example/day' }, row, unknown];
	const boxing = { title: 'Boxing', trainer: { id: 'theo' }, book: 'https://a.example/class' };
	// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the fields of a class that a slot needs
	const classes = new Map([['boxing', boxing as Content<'classes'>]]);
	expect(createSlots('tuesday', rows, classes, wording)).toMatchObject([
		{ coach: 'mara', coachName: 'Mara Lindqvist', book: 'https://a.example/day', weekly: 'Tuesday 9:00am' },
		{ title: 'Boxing', coachName: 'Theo Brandt', book: 'https://a.example/class', time: '9:00am-10:00am' },
		{ title: 'zumba', coach: '' },
	]);
});

test('names the next class of the day, from midnight or the start of the one before it', () => {
	const yoga = slot('Yoga', 'tuesday', '7:00am-8:00am', 'mara');
	const slots = [boxing, late, yoga].map((one) => dated(one, [], today));
	const classes = listClasses(slots, wording);
	expect(listNextClasses([...classes, ...classes], '')).toHaveLength(30);
	const texts = listNextClasses(classes, '{time} {class}, {coach}');
	const at = (now: string) => texts.filter(({ when }) => isWithin(when, now)).map(({ changing }) => changing['text']);
	expect(['2026-11-30T23:59', '2026-12-01T23:00'].map(at)).toEqual([[], []]);
	expect(at('2026-12-01T00:00')).toEqual(['7:00am Yoga, Mara Lindqvist']);
	expect(at('2026-12-01T07:00')).toEqual(['9:00am Boxing, Theo Brandt']);
	expect(at('2026-12-29T22:59')).toEqual(['11:00pm Boxing, Theo Brandt']);
});
