// One table of a class on its dates, for everything that uses the list.
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { formatTimeRange } from '~/lib/times.ts';
import { toCalendar } from '~/schedule/calendar.ts';
import { type Change, repeatYearly } from '~/schedule/changes.ts';
import { listClasses, listNextClasses } from '~/schedule/lists.ts';
import { isWithin, toPeriod } from '~/schedule/periods.ts';
import { joinTexts, listNextRows, listWeeklyRows, selectChanging, writeTimedTexts } from '~/schedule/timed-texts.ts';
import type { Slot } from '~/schedule/week.ts';
import { coaches, dated, gym, parseChange, slot } from '../support/schedule.ts';

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
const marasCovered = { ...marasAway, trainer: 'theo' };
const closed = { from: tuesday, what: 'closed' };
const hours = (range: string) => ({ from: tuesday, what: 'hours', hours: range });

const usual = '2026-12-01 9:00am-10:00am theo';
const usualLate = '2026-12-01 11:00pm-12:30am theo';
const withMara = '2026-12-01 9:00am-10:00am mara';
const withInes = '2026-12-01 9:00am-10:00am ines';
/** What is in the list, and how many notices say so. */
const rows: [name: string, changes: object[], first: string, notices: number, weekly?: Slot][] = [
	['usual', [], usual, 0],
	['moved earlier', [moved({ time: '8:00am-9:30am' })], '2026-12-01 8:00am-9:30am theo', 1],
	['moved later', [afternoon], '2026-12-01 5:00pm-6:00pm theo', 1],
	['moved to another room', [moved({ room: 'Hall 2' })], '2026-12-01 9:00am-10:00am theo Hall 2', 1],
	['moved to a later day', [moved({ day: thursday })], '2026-12-03 9:00am-10:00am theo', 1],
	['moved to another week', [moved({ day: '2026-12-12' })], '2026-12-12 9:00am-10:00am theo', 1],
	['moved from a closed day', [closed, moved({ day: thursday })], '2026-12-03 9:00am-10:00am theo', 1],
	['moved to a closed day', [{ ...closed, from: thursday }, moved({ day: thursday })], 'off 2026-12-03', 1],
	['canceled', [about('canceled')], 'off 2026-12-01', 1],
	['canceled at another time', [about('canceled', { at: '5:00pm' })], usual, 0],
	['another class canceled', [about('canceled', { class: 'yoga' })], usual, 0],
	['closed', [closed], 'off 2026-12-01', 1],
	['within special hours', [hours('9:00am-10:00am')], usual, 0],
	['before special hours', [hours('9:30am-2:00pm')], 'off 2026-12-01', 1],
	['after special hours', [hours('7:00am-9:30am')], 'off 2026-12-01', 1],
	['moved into special hours', [hours('4:00pm-8:00pm'), afternoon], '2026-12-01 5:00pm-6:00pm theo', 1],
	['closed, although there are special hours', [closed, hours('9:00am-2:00pm')], 'off 2026-12-01', 1],
	['with a stand-in', [standIn], withMara, 1],
	['two changes', [standIn, afternoon], '2026-12-01 5:00pm-6:00pm mara', 2],
	['its coach away', [away], 'off 2026-12-01', 1],
	['its coach away, with a stand-in', [covered], withMara, 1],
	['its coach and the stand-in away', [covered, marasAway], 'off 2026-12-01', 1],
	['its coach and the stand-in away, each for the other', [covered, marasCovered], 'off 2026-12-01', 1],
	['the stand-in of a change away', [standIn, { ...marasAway, trainer: 'ines' }], withInes, 2],
	['another coach away', [marasAway], usual, 0],
	['its coach away, and somebody else planned', [standIn, away], withMara, 1],
	['past midnight', [], usualLate, 0, late],
	['past midnight into a closed day', [{ ...closed, from: '2026-12-02' }], usualLate, 0, late],
	['past the end of special hours', [hours('10:00am-11:59pm')], 'off 2026-12-01', 1, late],
];

describe.each(rows)('a class that is %s', (_, fields, first, notices, weekly = boxing) => {
	const changed = dated(weekly, fields.map(parseChange), today);
	const { ahead } = changed;
	const format = (start: number, end = start) => formatTimeRange({ start, end }, '12-hour');
	const moments = ahead.map(({ date, start }) => `${date} ${format(start).split('-')[0]}`);

	test('is so in the list, on that day only', () => {
		const words = changed.occurrences.map(({ isCanceled, date, start, end, coach, room, usual: id }) => {
			const facts = isCanceled ? ['off', date] : [date, format(start, end), coach, room];
			return { id, text: facts.filter(Boolean).join(' ') };
		});
		expect(words.find(({ id }) => id === tuesday)?.text).toBe(first);
		const unusual = changed.occurrences.filter(({ changes }) => changes.length > 0);
		expect(unusual.map(({ usual: id }) => id)).toEqual(notices > 0 ? [tuesday] : []);
	});

	test('is so in schedule.json', () => {
		const listed = listClasses([changed], '12-hour');
		expect(listed.map(({ begins, time }) => `${begins.slice(0, 10)} ${time}`)).toEqual(moments);
		expect(listed.map(({ trainer }) => trainer)).toEqual(ahead.map(({ coach }) => coaches.get(coach)));
	});

	test('is so in a calendar', () => {
		const file = { name: '', slots: [changed], trainerLabel: 'Trainer', coaches, today, stamp: new Date(0) };
		const calendar = ICAL.parse(toCalendar(file, gym, new URL('https://a.example')));
		const event = new ICAL.Event(new ICAL.Component(calendar).getAllSubcomponents('vevent')[0]);
		const found: string[] = [];
		for (let times = event.iterator(), time = times.next(); time && found.length < ahead.length; time = times.next()) {
			const { item, startDate, endDate } = event.getOccurrenceDetails(time);
			found.push(`${startDate.toString()} ${endDate.subtractDate(startDate).toSeconds() / 60} ${item.description}`);
		}
		const expected = ahead.map(({ date, start, end, coach }) => {
			const begins = new Date(Date.parse(date) + start * 60_000).toISOString().slice(0, 19);
			return `${begins} ${end - start} Trainer: ${coaches.get(coach)}`;
		});
		expect(found.sort()).toEqual(expected.sort());
	});

	test('has a notice if it differs, and is marked until that day is over if it doesn’t take place on it', () => {
		expect(changed.notices.map(({ days }) => days)).toEqual(Array.from({ length: notices }, () => [tuesday]));
		const isMissed = first.startsWith('off') || !first.includes(tuesday);
		const missed = listWeeklyRows(changed).filter(({ state = 'over' }) => state !== 'over');
		const isMarked = (now: string) => missed.some(({ from, until }) => from <= now && now < until);
		const noons = ['2026-11-24T12:00', '2026-11-30T12:00', '2026-12-01T12:00', '2026-12-02T12:00'];
		expect(noons.map(isMarked)).toEqual([false, isMissed, isMissed, false]);
	});
});

test('dates go on over the end of the year, and leave out what is past and what is more than eight weeks ahead', () => {
	const dates = dated(boxing, [], today).ahead.map(({ date }) => date);
	expect([dates[0], dates[4], dates.at(-1), dates.length]).toEqual(['2026-12-01', '2026-12-29', '2027-01-19', 8]);
	const onItsDay = dated(boxing, [], tuesday).ahead.map(({ date }) => date);
	expect([onItsDay[0], onItsDay.at(-1)]).toEqual(['2026-12-01', '2027-01-26']);
});

test('a change of every year is repeated in the last, this and the next one, and begins with its own', () => {
	const christmas = parseChange({ from: '2020-12-31', until: '2021-01-01', what: 'closed', every: 'year' });
	const readDays = ({ from, until }: Change) => [from, until].map((day) => day?.toISOString().slice(0, 10));
	expect(repeatYearly([christmas], '2026-12-31').flatMap(readDays)).toEqual([
		...['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'],
	]);
	const first = parseChange({ from: '2027-12-31', what: 'closed', every: 'year' });
	expect(repeatYearly([first], '2026-12-31').map(({ from }) => from.getUTCFullYear())).toEqual([2027, 2028]);
});

describe('a row', () => {
	const read = (rows: ReturnType<typeof listNextRows>, now: string) => {
		const found = rows.findLast(({ from, until }) => from <= now && now < until);
		return [found?.row.words, found?.row.time, found?.following?.words].filter(Boolean);
	};

	test('of the next date shows one occurrence, whether or not a notice says so', () => {
		const change = parseChange(moved({ day: '2026-12-02', time: '12:00pm-1:00pm', announce: 0 }));
		const rows = listNextRows(dated(boxing, [change], today));
		expect(read(rows, '2026-11-30T12:00')).toEqual(['Wed, Dec 2', '12:00pm-1:00pm']);
		expect(read(rows, '2026-12-02T12:00')).toEqual(['Tue, Dec 8', '9:00am-10:00am']);
		expect(read(rows, '2027-02-01T12:00')).toEqual(['tuesday', '9:00am-10:00am']); // an old page knows no date
	});

	test('of the usual week has the time of its next date, and names the one after it once the class is over', () => {
		const rows = listWeeklyRows(dated(boxing, [parseChange(afternoon)], today));
		expect(read(rows, '2026-11-24T12:00')).toEqual(['tuesday', '9:00am-10:00am']);
		expect(read(rows, '2026-11-25T12:00')).toEqual(['Tue, Dec 1', '5:00pm-6:00pm']);
		expect(read(rows, '2026-12-01T18:00')).toEqual(['Tue, Dec 1', '5:00pm-6:00pm', 'Tue, Dec 8']);
		expect(read(rows, '2026-12-02T00:00')).toEqual(['Tue, Dec 8', '9:00am-10:00am']);
	});

	test('writes only what changes, and the same text once', () => {
		const text = (part: string, text: string, day: string) => ({ part, changing: { text }, ...toPeriod(day) });
		const [first = '', second = '', third = ''] = ['2026-12-01', '2026-12-03', '2026-12-05'];
		const never = [first, second, third].map((day) => text('a', 'A', day));
		const once = [text('b', 'B', first), text('b', 'C', second), text('b', 'B', third)];
		expect(writeTimedTexts(selectChanging(joinTexts([...never, ...once]))).split('\n')).toEqual([
			'2026-12-01/2026-12-02 2026-12-05/2026-12-06\tb\tB',
			'2026-12-03/2026-12-04\tb\tC',
		]);
	});
});

test('names the next class of the day, from midnight or the start of the one before it', () => {
	const yoga = slot('Yoga', 'tuesday', '7:00am-8:00am', 'mara');
	const slots = [boxing, late, yoga].map((one) => dated(one, [], today));
	const texts = listNextClasses(listClasses(slots, '12-hour'), '{time} {class}, {coach}');
	const at = (now: string) => texts.filter(({ when }) => isWithin(when, now)).map(({ changing }) => changing['text']);
	expect(at('2026-11-30T23:59')).toEqual([]);
	expect(at('2026-12-01T00:00')).toEqual(['7:00am Yoga, Mara Lindqvist']);
	expect(at('2026-12-01T07:00')).toEqual(['9:00am Boxing, Theo Brandt']);
	expect(at('2026-12-01T22:59')).toEqual(['11:00pm Boxing, Theo Brandt']);
	expect(at('2026-12-01T23:00')).toEqual([]);
});
