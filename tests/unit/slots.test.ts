import { describe, expect, test } from 'vitest';
import { listOpeningHours } from '~/lib/opening-hours.ts';
import { formatSlots } from '~/lib/slots.ts';
import { parseTimeRange } from '~/lib/times.ts';
import { type Weekday, weekdays } from '~/lib/weekdays.ts';

const gym = { language: 'en', clock: '12-hour' as const };
const german = { language: 'de', clock: '24-hour' as const };
const slot = (day: string, time: string) => ({ id: 'boxing', day, ...parseTimeRange(time) });
const tuesday = slot('tuesday', '9:00am-10:00am');
const saturday = slot('saturday', '22:00-23:00');

describe('the times of a class on its card', () => {
	const brief = (...[slots, settings = gym]: [(typeof tuesday)[], (typeof gym | typeof german)?]) =>
		formatSlots(slots, settings, 'and {count} more');

	test('are a day and a time each, in the gym’s time format and language', () => {
		expect(brief([tuesday, saturday])).toEqual(['Tue 9:00am', 'Sat 10:00pm']);
		expect(brief([tuesday, saturday], german)).toEqual(['Di 09:00', 'Sa 22:00']);
		expect(brief([])).toEqual([]);
	});

	test('are at most three, plus the number of others', () => {
		expect(brief([tuesday, tuesday, tuesday])).toHaveLength(3);
		const five = [saturday, tuesday, tuesday, tuesday, tuesday];
		expect(brief(five)).toEqual(['Sat 10:00pm', 'Tue 9:00am', 'Tue 9:00am', 'and 2 more']);
	});
});

describe('opening hours', () => {
	const words = { everyDay: 'Every day', allDay: 'Open 24 hours', closed: 'Closed' };
	const line = (days: readonly Weekday[], text = '07:30-01:00') => ({ weekdays: days, time: parseTimeRange(text) });

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
		expect(first).toMatchObject({ days: 'Montag, Samstag, Sonntag', short: 'Mo, Sa, So', time: '07:30–01:00' });
	});
});
