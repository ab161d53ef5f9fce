import { describe, expect, test } from 'vitest';
import { listOpeningHours } from '~/lib/opening-hours';
import { sortByTime, createEventKey, formatSlots } from '~/lib/slots';

const gym = { language: 'en', clock: '12-hour' as const };
const german = { language: 'de', clock: '24-hour' as const };
const slot = (day: string, time: string) => ({ id: 'boxing', title: 'Boxing', trainer: 'Theo', day, time });
const tuesday = slot('tuesday', '9:00am-10:00am');
const saturday = slot('saturday', '22:00-23:00');

describe('the hours of a class on its card', () => {
	const brief = (...[slots, settings = gym]: [(typeof tuesday)[], (typeof gym | typeof german)?]) =>
		formatSlots(slots, settings, 'and {count} more').replaceAll('\u00a0', ' ');

	test('are a day and a time each, in the gym’s time format and language', () => {
		expect(brief([tuesday, saturday])).toBe('Tue 9:00am · Sat 10:00pm');
		expect(brief([tuesday, saturday], german)).toBe('Di 09:00 · Sa 22:00');
		expect(brief([])).toBe('');
	});

	test('are at most three, plus the number of the others', () => {
		expect(brief([tuesday, tuesday, tuesday])).not.toContain('more');
		expect(brief([tuesday, tuesday, tuesday, saturday, saturday])).toBe(
			'Tue 9:00am · Tue 9:00am · Tue 9:00am and 2 more',
		);
	});
});

test('slots are sorted by time, in either time format', () => {
	const evening = slot('tuesday', '6:00pm-7:00pm');
	expect(sortByTime([saturday, evening, tuesday])).toEqual([tuesday, evening, saturday]);
});

test('the key of a slot consists of class, day and time', () => {
	expect(createEventKey(saturday)).toBe('boxing-saturday-2200');
});

describe('opening hours', () => {
	const line = (days: string[], words = {}) => ({ weekdays: days, opens: '07:00', closes: '21:30', ...words });
	const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

	test('are formatted from days and times', () => {
		expect(listOpeningHours({ ...gym, hours: [line(days)] })).toMatchObject([
			{ days: 'Monday-Friday', short: 'Mon-Fri', time: '7:00am-9:30pm' },
		]);
		expect(listOpeningHours({ ...german, hours: [line(['sunday', 'saturday', 'monday'])] })).toMatchObject([
			{ days: 'Montag, Samstag, Sonntag', short: 'Mo, Sa, So', time: '07:00–21:30' },
		]);
	});

	test('use the text from content if there is one', () => {
		const words = { days: 'On weekdays', short: 'Week', time: 'all day' };
		expect(listOpeningHours({ ...gym, hours: [line(days, words)] })).toMatchObject([words]);
	});
});
