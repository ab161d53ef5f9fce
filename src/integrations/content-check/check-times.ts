// Checks times and dates: those of the usual week, and how they are written.
import { addDays, isoDate } from '../../lib/dates.ts';
import { getToday } from '../../lib/build-time.ts';
import { formatTimeRange, type TimeRange, wholeDay } from '../../lib/times.ts';
import { weekdays } from '../../lib/weekdays.ts';
import type { Change } from '../../schedule/changes.ts';
import { getHoursOnDate, isOpenDuring, listSpans } from '../../schedule/hours.ts';
import { listOccurrences, type Occurrence } from '../../schedule/occurrences.ts';
import { quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { listTexts, selectEntries } from '../../content-files/entry.ts';

/** A weekly class and where it is written. */
export type Row = ReturnType<typeof listRows>[number];

/** What to do, and whether the build goes on all the same. */
export type Doubt = Pick<Diagnostic, 'expected' | 'isWarning'>;

/** Lists the classes of the week, Monday to Sunday. */
export function listRows({ classes, schedule }: ContentIndex) {
	const days = weekdays.flatMap((day) =>
		schedule.flatMap(({ entry, data }) => (entry.id === day ? { day, entry, data } : [])),
	);
	return days.flatMap(({ day, entry, data }) =>
		data.classes.map(({ class: { id }, time, trainer }, index) => {
			const usual = classes.find((one) => one.entry.id === id)?.data.trainer;
			return { id, day, ...time, coach: (trainer ?? usual)?.id ?? '', entry, path: ['classes', index, 'time'] };
		}),
	);
}

const closed = 'The gym is closed at this time. Check which is right.';

/** Finds a class on a date whose trainer teaches another one then, or that meets closed doors. */
export function doubtOccurrence(
	{ gym, coaches }: ContentIndex,
	rows: readonly Row[],
	changes: readonly Change[],
	row: Row,
	{ date, usual, coach, start, end }: Occurrence,
): Doubt | undefined {
	for (const other of rows) {
		const busy = listOccurrences(other, changes, date, date).find(
			(one) =>
				one.coach === coach &&
				one.date === date &&
				!one.isCanceled &&
				(other !== row || one.usual !== usual) &&
				one.start < end &&
				start < one.end,
		);
		const name = coaches.find(({ entry }) => entry.id === coach)?.data.name ?? coach;
		const time = busy && formatTimeRange(busy, gym.clock);
		const expected = `${name} also teaches ${quote(other.id)} ${time} on this day. Change the time or trainer of one of them.`;
		if (busy) return { expected };
	}
	const spans = listSpans(addDays(date, -1), 3, (day) => getHoursOnDate(day, gym.hours, changes));
	if (isOpenDuring({ start: start + wholeDay, end: end + wholeDay }, spans)) return undefined;
	return { expected: closed, isWarning: true };
}

/** Finds a length that is probably a slip. */
export function doubtTime({ start, end }: TimeRange): Doubt | undefined {
	const minutes = end - start;
	const length = minutes < 60 ? `${minutes} minutes` : `${Number((minutes / 60).toFixed(1))} hours`;
	if (minutes >= 10 && minutes <= 4 * 60) return undefined;
	return { expected: `This is ${length}. Check both times.`, isWarning: true };
}

/** Checks the times of the week. If many classes are outside the opening hours, those are probably wrong. */
export function checkTimes(content: ContentIndex): Diagnostic[] {
	const rows = listRows(content);
	const found = rows.flatMap((row) => {
		const [usual] = listOccurrences(row, [], '2024-01-01', '2024-01-07'); // any week
		const doubt = doubtTime(row) ?? (usual && doubtOccurrence(content, rows, [], row, usual));
		return doubt ? { ...diagnose(row.entry, row.path, doubt.expected), isWarning: doubt.isWarning } : [];
	});
	const outside = found.filter(({ expected }) => expected === closed);
	const [gym, first] = [selectEntries(content.entries, 'gym')[0], outside[0]];
	if (!gym || !first || outside.length < 3) return found;
	const expected = `${outside.length} classes are outside these hours, such as ${first.found} in ${first.file}. Check which is right. Noon is 12:00pm, midnight 12:00am.`;
	return [...found.filter((one) => !outside.includes(one)), warn(gym, ['hours'], expected)];
}

/** Finds times that could be in the morning or in the evening, on a 12-hour clock. */
export function checkClock({ entries, gym }: ContentIndex): Diagnostic[] {
	if (gym.clock !== '12-hour') return [];
	const unclear = /^([1-9]|1[0-2]):[0-5]\d([-–]([1-9]|1[0-2]):[0-5]\d)?$/;
	return ['gym', 'schedule', 'changes'].flatMap((collection) =>
		selectEntries(entries, collection).flatMap((entry) => {
			const texts = listTexts(entry.data).filter(({ value }) => unclear.test(value));
			return texts.map(({ place, value }) =>
				diagnose(entry, place, `Add am or pm, e.g. ${quote(value.replaceAll(/(?<=:\d\d)/g, 'am'))}.`),
			);
		}),
	);
}

/** Finds dates that are probably a slip: far ahead, or long over. */
export function checkDates({ changes, posts, gym }: ContentIndex): Diagnostic[] {
	const today = getToday(gym.timeZone);
	const farAhead = addDays(today, 2 * 365);
	const ofChanges = changes.flatMap(({ entry, data: { from, until = from, every } }) => {
		const field = until === from ? 'from' : 'until';
		if (every && [from, until].some((day) => isoDate(day).endsWith('-02-29')))
			return diagnose(entry, [field], 'February 29 is not in every year. Use February 28 or March 1.');
		if (isoDate(from) > farAhead)
			return warn(entry, ['from'], 'This day is more than two years ahead. Check the year.');
		if (every ?? isoDate(until) >= addDays(today, -31)) return [];
		return warn(entry, [field], 'This day is long over. Correct it, or delete the file.');
	});
	const far = posts.filter(({ data: { date } }) => isoDate(date) > farAhead || isoDate(date) < '1970');
	return [...ofChanges, ...far.map(({ entry }) => warn(entry, ['date'], 'Check the year: it is far from today.'))];
}
