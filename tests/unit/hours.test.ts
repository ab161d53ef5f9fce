import { describe, expect, test } from 'vitest';
import { formatSlots } from '~/data/classes.ts';
import { parseTimeRange, wholeDay } from '~/lib/times.ts';
import { type Weekday, weekdays } from '~/lib/weekdays.ts';
import { arrangeChanges } from '~/schedule/changes.ts';
import * as hours from '~/schedule/hours.ts';
import { isWithin } from '~/schedule/periods.ts';
import { parseChange, slot } from '../support/schedule.ts';

const gym = { language: 'en', clock: '12-hour' as const };
const german = { language: 'de', clock: '24-hour' as const };
const line = (days: readonly Weekday[], text = '07:30-01:00') => ({ weekdays: days, time: parseTimeRange(text) });

test('a card has at most three times of its class, in the gym’s time format and language, and the number of others', () => {
	const more = { other: 'and {count} more' };
	const tuesday = slot('Boxing', 'tuesday', '9:00am-10:00am');
	const saturday = slot('Boxing', 'saturday', '10:00pm-11:00pm');
	expect(formatSlots([tuesday, saturday], german, more)).toEqual(['Di 09:00', 'Sa 22:00']);
	expect(formatSlots([tuesday, tuesday, tuesday, tuesday], gym, more)).not.toContain('and 1 more');
	const five = [saturday, tuesday, tuesday, tuesday, tuesday];
	expect(formatSlots(five, gym, more)).toEqual(['Sat 10:00pm', 'Tue 9:00am', 'Tue 9:00am', 'and 2 more']);
});

describe('opening hours', () => {
	const words = { everyDay: 'Every day', allDay: 'Open 24 hours', closed: 'Closed' };

	test('share a line on days with the same hours, however the file groups them', () => {
		const saturday = ['9:00-12:00', '14:00-18:00'].map((time) => line(['saturday'], time));
		const others = weekdays.slice(0, 5).map((day) => line([day]));
		expect(hours.listOpeningHours([...saturday, ...others], gym, words)).toMatchObject([
			{ days: 'Monday-Friday', short: 'Mon-Fri', time: '7:30am-1:00am' },
			{ days: 'Saturday', time: '9:00am-12:00pm, 2:00pm-6:00pm' },
			{ days: 'Sunday', time: 'Closed' },
		]);
	});

	test('are words if they are every day or around the clock, and in the gym’s language and time format', () => {
		const always = { days: 'Every day', short: 'Every day', time: 'Open 24 hours' };
		expect(hours.listOpeningHours([line(weekdays, '12:00am-12:00am')], gym, words)).toEqual([always]);
		const [first] = hours.listOpeningHours([line(['sunday', 'saturday', 'monday'])], german, words);
		expect(first).toMatchObject({ days: 'Montag, Samstag und Sonntag', short: 'Mo, Sa und So', time: '07:30–01:00' });
	});
});

test('a gym is open during a time only if it is during all of it, also after midnight', () => {
	const lines = ['8:00am-9:00pm', '10:00pm-2:00am'].map((text) => line(weekdays, text));
	const isOpen = (time: string) => hours.isOpenDuring(parseTimeRange(time), '2026-11-27', lines, arrangeChanges([]));
	const open = ['8:00am-9:00am', '11:30pm-12:30am', '12:30am-1:30am']; // the last one: of the day before
	expect([...open, '5:00am-6:00am', '8:30pm-10:00pm'].filter(isOpen)).toEqual(open);
});

describe('a page says', () => {
	/** What a page built on Friday, November 27, 2026 says at a moment. */
	function say(now: string, usual: string[], ...changes: object[]) {
		const lines = usual.map((text) => line(weekdays, text));
		const all = arrangeChanges(changes.map(parseChange));
		const closed = { later: 'Closed', unknown: 'Closed' };
		const words = { now: 'Open now', until: 'Open now, until {time}', soon: 'Opens at {time}', ...closed };
		const texts = hours.listStatuses((date) => hours.getHoursOnDate(date, lines, all), '2026-11-27', gym, words);
		const found = texts.filter(({ when }) => isWithin(when, now));
		return found.map(({ changing }) => `${changing.text}${changing['data-open'] === 'true' ? '!' : ''}`);
	}
	const late = ['07:30-01:00'];

	test('until when a gym is open or closed, past midnight and in a break too', () => {
		const moments = ['27T07:29', '27T07:30', '28T00:59', '28T01:00'];
		const [soon, now] = ['Opens at 7:30am', 'Open now, until 1:00am!'];
		expect(moments.flatMap((moment) => say(`2026-11-${moment}`, late))).toEqual([soon, now, now, soon]);
		expect(say('2027-01-20T12:00', late)).toEqual([now]); // weeks later
		const breaks = ['08:00-12:00', '14:00-22:00'];
		const said = ['11:00', '12:30', '23:00'].flatMap((time) => say(`2026-11-27T${time}`, breaks));
		expect(said).toEqual(['Open now, until 12:00pm!', 'Opens at 2:00pm', 'Opens at 8:00am']);
	});

	test('what is true on special days, also after midnight and on the day after them', () => {
		const special = [
			{ from: '2026-11-28', what: 'closed' },
			{ from: '2026-11-29', what: 'hours', hours: '10:00am-2:00pm' },
			{ from: '2026-11-26', what: 'hours', hours: '10:00am-2:00pm' },
		];
		const moments = ['27T00:10', '28T00:30', '28T12:00', '29T00:30', '29T13:00', '29T16:00'];
		const said = moments.flatMap((moment) => say(`2026-11-${moment}`, late, ...special));
		expect(said.slice(0, 3)).toEqual(['Opens at 7:30am', 'Open now, until 1:00am!', 'Closed']);
		expect(said.slice(3)).toEqual(['Opens at 10:00am', 'Open now, until 2:00pm!', 'Closed']);
	});

	test('no closing time of a gym that never closes, and that a gym is closed after its last known opening', () => {
		expect(say('2026-11-27T12:00', ['12:00am-12:00am'])).toEqual(['Open now!']);
		expect(say('2026-11-27T12:00', [])).toEqual(['Closed']);
		const weeks = { from: '2026-11-27', until: '2027-02-05', what: 'closed' };
		const moments = ['2026-11-27T00:59', '2026-11-27T12:00', '2027-01-20T12:00'];
		expect(moments.flatMap((now) => say(now, late, weeks))).toEqual(['Open now, until 1:00am!', 'Closed', 'Closed']);
	});
});

describe('the desk', () => {
	const desk = [line(weekdays.slice(0, 5), '9:00am-5:00pm'), line(['saturday'], '6:00pm-1:00am')];
	const on = (date: string, ...changes: unknown[]) =>
		hours.getDeskHoursOnDate(date, desk, arrangeChanges(changes.map(parseChange)));
	const words = { now: 'Now', until: 'Until {time}', soon: 'From {time}', later: 'From {day} {time}', unknown: '' };

	test('is staffed in its own hours only, also on days with longer or shorter opening hours', () => {
		const special = (from: string, hours: string) => ({ from, what: 'hours', hours });
		expect(on('2026-11-27', special('2026-11-27', '5:00am-10:00pm'))).toEqual([parseTimeRange('9:00am-5:00pm')]);
		expect(on('2026-11-27', special('2026-11-27', '12:00pm-10:00pm'))).toEqual([parseTimeRange('12:00pm-5:00pm')]);
		expect(on('2026-11-28', special('2026-11-28', '5:00am-6:00pm'))).toEqual([]);
		expect(on('2026-11-27', { from: '2026-11-27', what: 'closed' })).toEqual([]);
	});

	test('says until when it is staffed, or from when', () => {
		const statuses = hours.listStatuses((date) => on(date), '2026-11-27', gym, words);
		const moments = ['27T12:00', '27T17:00', '28T12:00', '29T00:30', '29T12:00']; // from a Friday to a Sunday
		const found = moments.map((moment) => statuses.find(({ when }) => isWithin(when, `2026-11-${moment}`)));
		const said = ['Until 5:00pm', 'From Saturday 6:00pm', 'From 6:00pm', 'Until 1:00am', 'From Monday 9:00am'];
		expect(found.map((status) => status?.changing.text)).toEqual(said);
		const onWednesday = (date: string) => (date === '2026-12-02' ? [{ start: 0, end: wholeDay }] : []);
		const [later] = hours.listStatuses(onWednesday, '2026-11-27', gym, words);
		expect(later?.changing.text).toBe('From Wed, Dec 2 12:00am');
	});
});
