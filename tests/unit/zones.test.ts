import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { getDayIn } from '~/lib/dates.ts';
import { createZoneRules, getNoon } from '~/lib/zones.ts';
import { readTime, writeClock } from '~/schedule/clock.ts';

const zones = {
	'America/New_York': 'the second Sunday of March, the first of November',
	'Europe/Dublin': 'a zone whose law calls the winter the exception',
	'Australia/Lord_Howe': 'half an hour, and summer in January',
	'America/Santiago': 'the first Sunday after the first Saturday',
	'Asia/Jerusalem': 'the Friday before the last Sunday',
	'Africa/Casablanca': 'an hour back during Ramadan',
	'America/Phoenix': 'no change',
};

/** The UTC offset in minutes, according to Node. */
function offsetAt(format: Intl.DateTimeFormat, moment: Date): number {
	return (Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment.getTime()) / 60_000;
}

test.each(Object.entries(zones))('the rules of %s: %s', (zone) => {
	const calendar = ICAL.parse(`BEGIN:VCALENDAR\r\n${createZoneRules(zone, 2025)}\r\nEND:VCALENDAR`);
	const component = new ICAL.Component(calendar).getFirstSubcomponent('vtimezone') ?? '';
	const timezone = new ICAL.Timezone({ component, tzid: zone });
	const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
	const wrong: string[] = [];
	for (let day = Date.UTC(2026, 0, 1, 12); day < Date.UTC(2030, 0, 1); day += 24 * 60 * 60_000) {
		const offset = offsetAt(format, new Date(day));
		const wall = ICAL.Time.fromJSDate(new Date(day + offset * 60_000), true);
		if (timezone.utcOffset(wall) / 60 !== offset) wrong.push(new Date(day).toISOString());
	}
	expect(wrong).toEqual([]);
});

test('the rules of a time zone have no end if the clocks change by a rule', () => {
	const rules = createZoneRules('Europe/Berlin', 2025).match(/(?<=BEGIN:)[DS].*|BYMONTH.*/g);
	expect(rules).toEqual(['DAYLIGHT', 'BYMONTH=3;BYDAY=-1SU', 'STANDARD', 'BYMONTH=10;BYDAY=-1SU']);
});

const hour = 3_600_000;
const now = new Date('2026-11-23T12:00:00.877Z');

test.each(Object.keys(zones))('a clock written by the build knows the day at a gym in %s for two years', (zone) => {
	const clock = writeClock(zone, now);
	expect(clock).toMatch(/^[-\d ]+$/); // in whole minutes
	for (let moment = now.getTime(); moment < now.getTime() + 2 * 365 * 24 * hour; moment += 31.5 * hour)
		expect(readTime(clock, moment).slice(0, 10)).toBe(getDayIn(zone, new Date(moment)));
	expect([9, 10].map((minute) => readTime('0 10 60', minute * 60_000).slice(11))).toEqual(['00:09', '01:10']);
});

test.each([
	['America/New_York', '2022-03-22T16:00:00.000Z'],
	['Pacific/Auckland', '2022-03-21T23:00:00.000Z'],
])('a post of March 22 is dated noon in %s, so that feed readers there show that day', (timeZone, noon) => {
	expect(getNoon(timeZone, '2022-03-22').toISOString()).toBe(noon);
});
