// Checks the changes to the week: against each other, the schedule and the hours of their days.
import { getToday } from '../../lib/build-time.ts';
import { isoDate } from '../../lib/dates.ts';
import { formatTime } from '../../lib/times.ts';
import { type Change, includes, isAboutDoors, listDays, repeatYearly } from '../../schedule/changes.ts';
import { daysAhead, listOccurrences } from '../../schedule/occurrences.ts';
import { capitalize } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { type Doubt, doubtOccurrence, doubtTime, listRows, type Row } from './check-times.ts';

/** Finds changes that have no effect, meet others, or don't fit the schedule and the hours of their days. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const today = getToday(content.gym.timeZone);
	const rows = listRows(content);
	const written = content.changes.map(({ data }) => data);
	/** Those of every year count until they are over. */
	const repeat = (changes: readonly Change[]) =>
		repeatYearly(changes, today).filter(({ every, from, until = from }) => !every || isoDate(until) >= today);
	const all = repeat(written);
	return content.changes.flatMap(({ entry, data }, index) => {
		const earlier = repeat(written.slice(0, index));
		const [doubt] = repeat([data]).flatMap((change) => doubtChange(content, rows, all, earlier, change) ?? []);
		return doubt ? { ...diagnose(entry, [doubt.field], doubt.expected), isWarning: doubt.isWarning } : [];
	});
}

/** Finds the first thing that is wrong with a change. */
function doubtChange(
	content: ContentIndex,
	rows: readonly Row[],
	all: readonly Change[],
	earlier: readonly Change[],
	change: Change,
): (Doubt & { field: string }) | undefined {
	const [clash] = earlier.flatMap((other) => findClash(change, other) ?? []);
	if (clash) return { field: 'from', ...clash };
	if (!change.class && !change.coach) return undefined;
	const { time, day, trainer, from, until = from } = change;
	const days = [isoDate(from), isoDate(until)] as const;
	const meant = rows.flatMap((row) =>
		listOccurrences(row, [change], ...days).flatMap(({ usual, changes }) => (changes.length > 0 ? { row, usual } : [])),
	);
	if (meant.length === 0 && change.coach)
		return { field: 'coach', expected: 'This coach has no classes then.', isWarning: true };
	if (meant.length === 0) return { field: 'class', expected: explainAbsence(content, rows, all, change) };
	const running = meant.flatMap(({ row, usual }) => {
		const occurrences = listOccurrences(row, all, usual, usual).filter((one) => one.usual === usual && !one.isCanceled);
		return occurrences.map((occurrence) => ({ row, occurrence }));
	});
	if ((trainer ?? change.what === 'moved') && running.length === 0)
		return { field: 'what', expected: 'Another change closes the gym or cancels the class then. Correct one of them.' };
	const ahead = day ? (day.getTime() - from.getTime()) / 86_400_000 : 0;
	if (ahead > daysAhead || ahead < -14)
		return { field: 'day', expected: 'This is far from the usual day. Check the month and the year.' };
	for (const { row, occurrence } of running) {
		const doubt = doubtOccurrence(content, rows, all, row, occurrence);
		if (!doubt || (doubt.isWarning && change.what !== 'moved')) continue;
		const field = time ? 'time' : day ? 'day' : 'trainer';
		return { ...doubt, field, expected: `On ${occurrence.date}: ${doubt.expected}` }; // the other days are alike
	}
	const slip = time && doubtTime(time);
	return slip && { field: 'time', ...slip };
}

/** Why a class doesn't run on the days of its change. */
function explainAbsence({ gym }: ContentIndex, rows: readonly Row[], all: readonly Change[], change: Change): string {
	const from = isoDate(change.from);
	const moved = all.find(({ day, class: one }) => day && isoDate(day) === from && one?.id === change.class?.id);
	if (moved)
		return `content/changes/${moved.id}.json moves the class to this day. Cancel it there: write "what": "canceled" and no "day".`;
	const own = rows.filter(({ id }) => id === change.class?.id);
	const times = own.map(({ day, start }) => `${capitalize(day)} ${formatTime(start, gym.clock)}`);
	return `The class doesn't run then. Its times are: ${times.join(', ') || 'none'}.`;
}

/** Finds changes that say different things about one day, or the same twice. */
function findClash(change: Change, other: Change): Doubt | undefined {
	const isAboutOne = change.what === other.what || Boolean(change.trainer && other.trainer);
	const isSameSlot =
		change.class?.id === other.class?.id && (change.at ?? other.at) === (other.at ?? change.at) && isAboutOne;
	const isSameCoach = change.coach?.id === other.coach?.id;
	const meets = isAboutDoors(change)
		? isAboutDoors(other)
		: isSameSlot && isSameCoach && change.what !== 'announcement';
	const day = meets ? listDays(change).find((date) => includes(other, date)) : undefined;
	if (!day) return undefined;
	const file = `content/changes/${other.id}.json`;
	if (change.what === other.what && (change.what === 'closed' || change.what === 'canceled'))
		return { expected: `${file} says the same about ${day}. One of the two is enough.`, isWarning: true };
	return { expected: `${file} says something else about ${day}. Keep one of the two, or change their days.` };
}
