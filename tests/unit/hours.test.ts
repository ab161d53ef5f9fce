import { describe, expect, test } from 'vitest';
import { parseTimeRange, wholeDay } from '~/lib/times.ts';
import { type Weekday, weekdays } from '~/lib/weekdays.ts';
import {
	getDeskHoursOnDate,
	getHoursOnDate,
	isOpenDuring,
	listOpeningHours,
	listSpans,
	listStatuses,
} from '~/schedule/hours.ts';
import { isWithin } from '~/schedule/periods.ts';
import { formatSlots } from '~/schedule/week.ts';
import { parseChange, slot } from '../support/schedule.ts';

const gym = { language: 'en', clock: '12-hour' as const };
const german = { language: 'de', clock: '24-hour' as const };
const line = (days: readonly Weekday[], text = '07:30-01:00') => ({ weekdays: days, time: parseTimeRange(text) });

test('a card has at most three times of its class, in the gym’s time format and language, and the number of others', () => {
	const more = { other: 'and {count} more' };
	const tuesday = slot('Boxing', 'tuesday', '9:00am-10:00am');
	const saturday = slot('Boxing', 'saturday', '10:00pm-11:00pm');
	expect(formatSlots([tuesday, saturday], german, more)).toEqual(['Di 09:00', 'Sa 22:00']);
	expect(formatSlots([tuesday, tuesday, tuesday], gym, more)).toHaveLength(3);
	const five = [saturday, tuesday, tuesday, tuesday, tuesday];
	expect(formatSlots(five, gym, more)).toEqual(['Sat 10:00pm', 'Tue 9:00am', 'Tue 9:00am', 'and 2 more']);
});

describe('opening hours', () => {
	const words = { everyDay: 'Every day', allDay: 'Open 24 hours', closed: 'Closed' };

	test('share a line on days with the same hours, however the file groups them', () => {
		const saturday = ['9:00-12:00', '14:00-18:00'].map((time) => line(['saturday'], time));
		const others = weekdays.slice(0, 5).map((day) => line([day]));
		expect(listOpeningHours([...saturday, ...others], gym, words)).toMatchObject([
			{ days: 'Monday-Friday', short: 'Mon-Fri', time: '7:30am-1:00am' },
			{ days: 'Saturday', time: '9:00am-12:00pm, 2:00pm-6:00pm' },
			{ days: 'Sunday', time: 'Closed' },
		]);
	});

	test('of the whole week and around the clock are words', () => {
		const always = { days: 'Every day', short: 'Every day', time: 'Open 24 hours' };
		expect(listOpeningHours([line(weekdays, '12:00am-12:00am')], gym, words)).toEqual([always]);
	});

	test('are in the gym’s language and time format', () => {
		const [first] = listOpeningHours([line(['sunday', 'saturday', 'monday'])], german, words);
		expect(first).toMatchObject({ days: 'Montag, Samstag und Sonntag', short: 'Mo, Sa und So', time: '07:30–01:00' });
	});
});

/** Whether a gym is open during all of a time on a Friday. */
function isOpen(time: string, ...hours: string[]): boolean {
	const lines = hours.map((text) => line(weekdays, text));
	const spans = listSpans('2026-11-26', 3, (date) => getHoursOnDate(date, lines, []));
	const { start, end } = parseTimeRange(time);
	return isOpenDuring({ start: start + wholeDay, end: end + wholeDay }, spans);
}

test.each([
	['8:00am-9:00am', true],
	['5:00am-6:00am', false],
	['8:30pm-10:00pm', false],
	['11:30pm-12:30am', true],
	['12:30am-1:30am', true], // of the day before
])('on a day open from 8:00am to 9:00pm and from 10:00pm to 2:00am, the gym is open %s: %s', (time, expected) => {
	expect(isOpen(time, '8:00am-9:00pm', '10:00pm-2:00am')).toBe(expected);
});

describe('a page says', () => {
	/** What a page built on Friday, November 27, 2026 says at a moment. */
	function say(now: string, hours: string[], ...changes: object[]) {
		const lines = hours.map((text) => line(weekdays, text));
		const spans = listSpans('2026-11-26', 58, (date) => getHoursOnDate(date, lines, changes.map(parseChange)));
		const closed = { later: 'Closed', unknown: 'Closed' };
		const words = { now: 'Open now', until: 'Open now, until {time}', soon: 'Opens at {time}', ...closed };
		const all = listStatuses(spans, '2026-11-26', 58, gym, words);
		const found = all.filter(({ when }) => isWithin(when, now));
		return found.map(({ changing }) => `${changing.text}${changing['data-open'] === 'true' ? '!' : ''}`);
	}
	const late = ['07:30-01:00'];

	test.each([
		['2026-11-27T07:29', 'Opens at 7:30am'],
		['2026-11-27T07:30', 'Open now, until 1:00am!'],
		['2026-11-28T00:59', 'Open now, until 1:00am!'],
		['2026-11-28T01:00', 'Opens at 7:30am'],
		['2027-01-20T12:00', 'Open now, until 1:00am!'], // weeks later
	])('until when hours past midnight last: %s', (now, expected) => {
		expect(say(now, late)).toEqual([expected]);
	});

	test('that a gym is closed in a break', () => {
		const hours = ['08:00-12:00', '14:00-22:00'];
		expect(say('2026-11-27T11:00', hours)).toEqual(['Open now, until 12:00pm!']);
		expect(say('2026-11-27T12:30', hours)).toEqual(['Opens at 2:00pm']);
		expect(say('2026-11-27T23:00', hours)).toEqual(['Opens at 8:00am']);
	});

	test('what is true on special days, also after midnight and on the day after them', () => {
		const special = [
			{ from: '2026-11-28', what: 'closed' },
			{ from: '2026-11-29', what: 'hours', hours: '10:00am-2:00pm' },
			{ from: '2026-11-26', what: 'hours', hours: '10:00am-2:00pm' },
		];
		const moments = ['27T00:10', '28T00:30', '28T12:00', '29T00:30', '29T13:00', '29T16:00'];
		expect(moments.flatMap((moment) => say(`2026-11-${moment}`, late, ...special))).toEqual([
			...['Opens at 7:30am', 'Open now, until 1:00am!', 'Closed'],
			...['Opens at 10:00am', 'Open now, until 2:00pm!', 'Closed'],
		]);
	});

	test('no closing time of a gym that never closes, and that a gym is closed after its last known opening', () => {
		expect(say('2026-11-27T12:00', ['12:00am-12:00am'])).toEqual(['Open now!']);
		const weeks = { from: '2026-11-27', until: '2027-02-05', what: 'closed' };
		const moments = ['2026-11-27T00:59', '2026-11-27T12:00', '2027-01-20T12:00'];
		expect(moments.flatMap((now) => say(now, late, weeks))).toEqual(['Open now, until 1:00am!', 'Closed', 'Closed']);
	});
});

describe('the desk', () => {
	const desk = [line(weekdays.slice(0, 5), '9:00am-5:00pm'), line(['saturday'], '6:00pm-1:00am')];
	const on = (date: string, ...changes: unknown[]) => getDeskHoursOnDate(date, desk, changes.map(parseChange));
	const words = { now: 'Now', until: 'Until {time}', soon: 'From {time}', later: 'From {day} {time}', unknown: '' };

	test('is staffed in its own hours only, also on days with longer or shorter opening hours', () => {
		const special = (from: string, hours: string) => ({ from, what: 'hours', hours });
		expect(on('2026-11-27', special('2026-11-27', '5:00am-10:00pm'))).toEqual([parseTimeRange('9:00am-5:00pm')]);
		expect(on('2026-11-27', special('2026-11-27', '12:00pm-10:00pm'))).toEqual([parseTimeRange('12:00pm-5:00pm')]);
		expect(on('2026-11-28', special('2026-11-28', '5:00am-10:00am'))).toEqual([]);
		expect(on('2026-11-29', special('2026-11-29', '5:00am-10:00pm'))).toEqual([]);
		expect(on('2026-11-27', { from: '2026-11-27', what: 'closed' })).toEqual([]);
	});

	test.each([
		['2026-11-27T12:00', 'Until 5:00pm'], // a Friday
		['2026-11-27T17:00', 'From Saturday 6:00pm'],
		['2026-11-28T12:00', 'From 6:00pm'],
		['2026-11-29T00:30', 'Until 1:00am'],
		['2026-11-29T12:00', 'From Monday 9:00am'],
	])('says at %s: %s', (now, text) => {
		const spans = listSpans('2026-11-26', 58, (date) => on(date));
		const found = listStatuses(spans, '2026-11-26', 58, gym, words).filter(({ when }) => isWithin(when, now));
		expect(found.map(({ changing }) => changing.text)).toEqual([text]);
	});
});
