// Hours, days and years that are probably a slip.
import { isoDate } from '../../../lib/dates.ts';
import { parseTimeRange } from '../../../lib/times.ts';
import { weekdays } from '../../../lib/weekdays.ts';
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { ContentIndex } from './content-index.ts';

/** All classes of the week, with the path to their hours. */
function listClasses({ days }: ContentIndex) {
	return days.flatMap(({ entry, data }) =>
		data.classes.map(({ time }, index) => ({ entry, path: ['classes', index, 'time'], time, ...parseTimeRange(time) })),
	);
}

/** Classes that take half a day or five minutes, or begin in the night. */
export function warnOfOddTimes(content: ContentIndex): Diagnostic[] {
	return listClasses(content).flatMap(({ entry, path, time, start, end }) => {
		const minutes = toMinutes(end) - toMinutes(start);
		const long = minutes > 240 ? `It takes ${minutes / 60} hours. Is it am where pm was meant?` : undefined;
		const short = minutes < 10 ? `It takes ${minutes} minutes.` : undefined;
		const early = start < '05:00' ? `It begins at ${start} in the night. Is it am where pm was meant?` : undefined;
		const expected = long ?? short ?? early;
		return expected === undefined ? [] : diagnose(entry, path, quote(time), expected);
	});
}

function toMinutes(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

/** Classes outside the opening hours. */
export function warnOfClosedDoors(content: ContentIndex): Diagnostic[] {
	const { hours } = content.gym.data;
	if (!hours.some(({ opens }) => opens)) return []; // in words only
	const expected = 'The doors are not open then, by the opening hours in content/settings/gym.json.';
	return listClasses(content).flatMap(({ entry, path, time, start, end }) => {
		const lines = hours.filter((line) => line.weekdays.some((day) => day === entry.id));
		const isOpen = lines.some(({ opens = '', closes = '' }) =>
			// Doors may close after midnight: "18:00" to "02:00".
			closes < opens ? start >= opens || end <= closes : opens !== '' && start >= opens && end <= closes,
		);
		return isOpen || lines.length === 0 ? [] : diagnose(entry, path, quote(time), expected);
	});
}

/** Days that no line of the opening hours names. */
export function warnOfMissingDays({ gym: { entry, data } }: ContentIndex): Diagnostic[] {
	const missing = weekdays.filter((day) => !data.hours.some((line) => line.weekdays.includes(day)));
	if (missing.length === 0) return [];
	const expected = `No line names ${missing.join(', ')}. Name each day in the "weekdays" of one, without "opens" and "closes" if you are closed.`;
	return [diagnose(entry, ['hours'], 'a list', expected)];
}

/** Posts whose year is probably mistyped. One in the far future would never be published. */
export function warnOfOddYears({ posts }: ContentIndex): Diagnostic[] {
	const nextYear = new Date().getUTCFullYear() + 1;
	return posts.flatMap(({ entry, data: { date } }) => {
		const year = date.getUTCFullYear();
		if (year >= 1990 && year <= nextYear) return [];
		return diagnose(entry, ['date'], isoDate(date), `The post is of the year ${year}. Is that right?`);
	});
}
