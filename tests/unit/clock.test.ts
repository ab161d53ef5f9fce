import { expect, test } from 'vitest';
import { getDayIn } from '~/lib/dates.ts';
import { readTime, writeClock } from '~/schedule/clock.ts';

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
