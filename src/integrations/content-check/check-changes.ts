// Checks the changes to the week: against each other, the schedule and the hours of their days.
import { getToday } from '../../lib/build-time.ts';
import { addDays, isoDate } from '../../lib/dates.ts';
import { formatTime } from '../../lib/times.ts';
import { type Change, isAboutDoors, listDays, repeatYearly } from '../../schedule/changes.ts';
import { daysAhead, listOccurrences } from '../../schedule/occurrences.ts';
import type { Slot } from '../../schedule/week.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import type { Entry } from '../../content-files/entry.ts';
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
		const found = repeat([data]).map((change) => checkChange(content, rows, all, today, earlier, entry, change));
		const isMistake = ({ isWarning }: Diagnostic) => !isWarning;
		return found.find((one) => one.some(isMistake)) ?? found.find(({ length }) => length > 0) ?? []; // once, not each year
	});
}

function checkChange(
	content: ContentIndex,
	rows: readonly Row[],
	all: readonly Change[],
	today: string,
	earlier: readonly Change[],
	entry: Entry,
	change: Change,
): Diagnostic[] {
	const nameTime = ({ day, start }: Slot) => `${capitalize(day)} ${formatTime(start, content.gym.clock)}`;
	const found: Diagnostic[] = [];
	const report = (field: string, { expected, isWarning = false }: Doubt) =>
		found.push({ ...diagnose(entry, [field], expected), isWarning });
	const warn = (field: string, expected: string) => report(field, { expected, isWarning: true });

	const [clash] = earlier.flatMap((other) => findClash(change, other) ?? []);
	if (clash) report('from', clash);
	/** The occurrences that this change alone, or all changes together, make different. */
	const listOn = (row: Row, changes: readonly Change[]) => {
		const days = listDays(change);
		return listOccurrences(row, changes, days[0] ?? '', days.at(-1) ?? '').filter(({ usual }) => days.includes(usual));
	};
	if (change.hours) {
		const isCanceled = (row: Row) => listOn(row, all).some((one) => one.isCanceled);
		const canceled = rows.filter(isCanceled).map((row) => `${quote(row.id)} (${nameTime(row)})`);
		if (canceled.length > 0)
			warn('hours', `These classes don't run then: ${canceled.join(', ')}. Check that it's meant.`);
	}
	if (!change.class && !change.coach) return found;
	const meant = rows.flatMap((row) =>
		listOn(row, [change]).flatMap(({ usual, changes }) => (changes.length > 0 ? { row, usual } : [])),
	);
	const planned = meant.flatMap(({ row, usual }) => {
		const occurrences = listOn(row, all).filter((one) => one.usual === usual);
		return occurrences.map((occurrence) => ({ row, occurrence }));
	});
	const running = planned.filter(({ occurrence }) => !occurrence.isCanceled);
	const { time, day, room, trainer } = change;
	/** The stand-in's own absence, which leaves a class without anybody. */
	const orphan = planned.find(({ occurrence: { isCanceled, changes } }) => isCanceled && changes[0]?.what === 'away');
	if (meant.length === 0 && change.coach) warn('coach', 'This coach has no classes then.');
	else if (meant.length === 0) {
		const times = rows.filter(({ id }) => id === change.class?.id).map(nameTime);
		const from = isoDate(change.from);
		const moved = all.find(({ day, class: one }) => day && isoDate(day) === from && one?.id === change.class?.id);
		const expected = moved
			? `content/changes/${moved.id}.json moves the class to this day. Cancel it there: write "what": "canceled" and no "day".`
			: `The class doesn't run then. Its times are: ${times.join(', ') || 'none'}.`;
		report('class', { expected });
	} else if (trainer && orphan)
		report('trainer', { expected: `This coach is away too on ${orphan.occurrence.date}. Choose somebody else.` });
	else if ((trainer ?? change.what === 'moved') && running.length === 0)
		report('what', {
			expected: 'Another change closes the gym or cancels the class then. Correct one of the two.',
		});
	const dayDoubt = day && doubtDay(isoDate(day), isoDate(change.from), today);
	if (dayDoubt) report('day', dayDoubt);
	const isUsual = ({ row }: (typeof meant)[number]) =>
		(!time || (time.start === row.start && time.end === row.end)) && (!trainer || trainer.id === row.coach);
	if ((time ?? trainer) && !day && !room && meant.length > 0 && meant.every(isUsual))
		warn(time ? 'time' : 'trainer', 'This is as usual. Check what changes.');
	const slip = time && doubtTime(time, content.gym.clock);
	if (slip) report('time', slip);
	const days = [...new Set(meant.map(({ row }) => capitalize(row.day)))];
	if (time && days.length > 1)
		warn('time', `The class moves on ${days.join(' and ')}. To move one, make it the first and last day.`);
	for (const { row, occurrence } of running) {
		const doubt = doubtOccurrence(content, rows, all, row, occurrence);
		if (!doubt || (doubt.isWarning && change.what !== 'moved')) continue;
		const field = time ? 'time' : day ? 'day' : 'trainer';
		report(field, { ...doubt, expected: `On ${occurrence.date}: ${doubt.expected}` });
		break; // the other days are alike
	}
	return found;
}

/** Finds a day to which a class can't move. @param usual the day from which it moves. */
function doubtDay(day: string, usual: string, today: string): Doubt | undefined {
	if (day === usual) return { expected: 'This is the usual day. Leave it out, or choose another.' };
	if (day > addDays(usual, daysAhead) || day < addDays(usual, -daysAhead))
		return { expected: 'This is more than eight weeks from the usual day. Check the year.' };
	if (day >= today || usual < today) return undefined;
	return { expected: 'This day is over. Check the date.', isWarning: true };
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
	const day = meets ? listDays(change).find((date) => listDays(other).includes(date)) : undefined;
	if (!day) return undefined;
	const file = `content/changes/${other.id}.json`;
	if (change.what === other.what && (change.what === 'closed' || change.what === 'canceled'))
		return { expected: `${file} says the same about ${day}. One of the two is enough.`, isWarning: true };
	return { expected: `${file} says something else about ${day}. Keep one of the two, or change their days.` };
}
