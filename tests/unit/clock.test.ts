import { expect, test } from 'vitest';
import { getDayIn } from '~/lib/dates.ts';
import { getNoon, readTime, writeClock } from '~/schedule/clock.ts';

const hour = 3_600_000;
const now = new Date('2026-11-23T12:00:00Z');

test.each(['America/New_York', 'Europe/Berlin', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
	'a clock written by the build knows the day at a gym in %s for two years',
	(zone) => {
		const clock = writeClock(zone, now);
		for (let moment = now.getTime(); moment < now.getTime() + 2 * 365 * 24 * hour; moment += 31.5 * hour)
			expect(readTime(clock, moment).slice(0, 10)).toBe(getDayIn(zone, new Date(moment)));
	},
);

test.each([
	['America/New_York', '2022-03-22T16:00:00.000Z'],
	['Pacific/Auckland', '2022-03-21T23:00:00.000Z'],
])('a post of March 22 is dated noon in %s, so that feed readers there show that day', (timeZone, noon) => {
	expect(getNoon(timeZone, new Date('2022-03-22')).toISOString()).toBe(noon);
});
