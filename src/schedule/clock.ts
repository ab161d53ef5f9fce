// The day at the gym, wherever the visitor is. Browsers need 0.1 s on a slow phone to load their data about time zones, so
// the build writes the gym's offsets from UTC into the page.
import { createOffsetReader, findTransitions } from '../lib/zones.ts';

const minute = 60_000;
const twoYears = 2 * 365 * 24 * 60;

/**
 * The offsets of a time zone in the next two years, in minutes. Between them: when the clocks change, in minutes
 * since 1970: "-300 29556420 -240 29899140 -300".
 */
export function writeClock(timeZone: string, now: Date): string {
	const offsetAt = createOffsetReader(timeZone);
	const begin = Math.floor(now.getTime() / minute);
	const changes = findTransitions(offsetAt, begin, begin + twoYears);
	const later = changes.flatMap(({ from, to, wall }) => [wall.getTime() / minute - from, to]);
	return [offsetAt(now.getTime()), ...later].join(' ');
}

/** The day and time at the gym: yyyy-mm-ddThh:mm. @param clock from writeClock(); the page's by default. @param moment since 1970, in ms */
export function readTime(clock = document.documentElement.dataset['clock'] ?? '', moment = Date.now()): string {
	const [first = 0, ...later] = clock.split(' ').map(Number);
	let offset = first;
	for (let index = 0; index < later.length && moment / minute >= (later[index] ?? 0); index += 2)
		offset = later[index + 1] ?? 0;
	return new Date(moment + offset * minute).toISOString().slice(0, 16);
}
