// Checks the changes to the week: against each other, the schedule and the hours of their days.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, type Doubt, warn } from '../../content-files/diagnostic.ts';
import { getToday } from '../../lib/build-time.ts';
import { addDays } from '../../lib/dates.ts';
import { wholeDay } from '../../lib/times.ts';
import { arrangeChanges, findDoors, isAboutDoors, listDays, repeatYearly } from '../../schedule/changes.ts';
import { isAbout } from '../../schedule/occurrences.ts';
import type { Change } from '../../schedule/types.ts';
import { type Agenda, createAgenda, doubtOccurrence, doubtTime } from './check-times.ts';

/** What is wrong with a field of a change. */
type FieldDoubt = Doubt & { field: string };

/** Finds changes that have no effect, meet others, or don't fit the schedule and the hours of their days. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const today = getToday(content.gym.timeZone);
	// Those of every year count until they are over.
	const repeated = content.changes.map(({ data }) =>
		repeatYearly([data], today).filter(({ every, from, until = from }) => !every || until >= today),
	);
	const agenda = createAgenda(content, arrangeChanges(repeated.flat()));
	return content.changes.flatMap(({ entry }, index) => {
		const earlier = new Set(repeated.slice(0, index).flat());
		const find = (change: Change) => doubtClash(agenda, earlier, change) ?? doubtChange(agenda, change);
		const [doubt] = (repeated[index] ?? []).flatMap((change) => find(change) ?? []);
		return doubt ? { ...diagnose(entry, [doubt.field], doubt.expected), isWarning: doubt.isWarning } : [];
	});
}

/** Finds changes whose dates are probably a slip: far ahead, or long over. */
export function checkDates({ changes, gym }: ContentIndex): Diagnostic[] {
	const today = getToday(gym.timeZone);
	const farAhead = addDays(today, 2 * 365);
	return changes.flatMap(({ entry, data: { what, from, until, every } }) => {
		if (from > farAhead) return warn(entry, ['from'], 'This day is more than two years ahead. Check the year.');
		if (!every && (until ?? from) < addDays(today, -31))
			return warn(entry, [until ? 'until' : 'from'], 'This day is long over. Correct it, or delete the file.');
		if (what !== 'announcement' || until) return [];
		return warn(entry, ['from'], 'This disappears after this day. Add "until", the last day on which it shows.');
	});
}

/** Finds the first thing that is wrong with a change alone. */
function doubtChange(agenda: Agenda, change: Change): FieldDoubt | undefined {
	const [length] = (change.hours ?? []).flatMap((hours) => doubtTime(hours, wholeDay) ?? []);
	if (length) return { field: 'hours', ...length };
	if (!change.class && !change.coach) return undefined;
	const { coach, from, until = from } = change;
	const rows = agenda.rows.filter((row) => coach !== undefined || isAbout(change, row));
	const dated = rows.flatMap((row) => agenda.listDated(row, from, until));
	// Who is away may only stand in for somebody.
	const own = dated.filter(({ row, changes }) => !coach || row.coach === coach.id || changes.includes(change));
	const meant = own.filter(({ usual }) => from <= usual && usual <= until);
	return doubtMeant(agenda, change, meant) ?? doubtEffect(agenda, change, meant);
}

/** What becomes of the classes that a change is about. */
type Meant = ReturnType<Agenda['listDated']>;

/** Finds a change that is about no class, or that only says what is usual. */
function doubtMeant({ rows }: Agenda, change: Change, meant: Meant): FieldDoubt | undefined {
	const { what, time, day, room, trainer, coach, from } = change;
	if (meant.length === 0 && coach)
		return { field: 'coach', expected: 'This coach has no classes then.', isWarning: true };
	if (meant.length === 0) {
		const own = rows.filter(({ id }) => id === change.class?.id);
		const times = own.map(({ weekly }) => weekly).join(', ') || 'none';
		return { field: 'class', expected: `The class doesn't run then. Its times are: ${times}.` };
	}
	if (what === 'trainer' && meant.every(({ row }) => row.coach === trainer?.id))
		return { field: 'trainer', expected: 'This is the usual trainer. Choose someone else.', isWarning: true };
	const staysAt = meant.every(({ row }) => time?.start === row.start && time.end === row.end);
	// Moved to its own day without a time, or to its own time.
	const isUsual = day === from ? !time : staysAt && !trainer;
	if (!isUsual || room) return undefined;
	return { field: day ? 'day' : 'time', expected: 'This is the usual one. Write the new one.', isWarning: true };
}

/** Finds a change that has no effect, because of another one or an absence, or after which a class can't be as it says. */
function doubtEffect(agenda: Agenda, change: Change, meant: Meant): FieldDoubt | undefined {
	const { what, time, coach, trainer } = change;
	const running = meant.filter(({ status }) => status === 'runs');
	// Another change makes it void on all its days, or an absence on one.
	const stopped = meant.find(({ reason: why }) => why && (running.length === 0 || why.what === 'away'));
	const { date, reason } = stopped ?? {};
	if (reason && (trainer || what === 'moved')) {
		const cause = reason.id === change.id ? 'the new trainer is away, too' : `of content/changes/${reason.id}.json`;
		const expected = `On ${date}, the class doesn't run because ${cause}, so this has no effect then.`;
		return { field: coach ? 'trainer' : 'what', expected, isWarning: true };
	}
	for (const occurrence of running) {
		const doubt = doubtOccurrence(agenda, occurrence);
		if (!doubt || (doubt.isWarning && what !== 'moved')) continue;
		const field = (['time', 'day', 'room'] as const).find((name) => change[name]) ?? 'trainer';
		return { ...doubt, field, expected: `On ${occurrence.date}: ${doubt.expected}` }; // the other days are alike
	}
	const slip = time && doubtTime(time);
	return slip && { field: 'time', ...slip };
}

/** Finds an earlier change that says something else about a day, or the same. An exception within a longer change is meant. */
function doubtClash({ changes }: Agenda, earlier: ReadonlySet<Change>, change: Change): FieldDoubt | undefined {
	const days = listDays(change);
	for (const day of days) {
		const other = changes.byDay.get(day)?.find((one) => earlier.has(one) && isAboutSame(one, change));
		if (!other) continue;
		const winner = isAboutDoors(change)
			? findDoors(changes, day)
			: changes.all.findLast((one) => one === change || one === other);
		const [inner, outer] = winner === change ? [days, listDays(other)] : [listDays(other), days];
		if (inner.length < outer.length && inner.every((one) => outer.includes(one))) continue;
		const expected = `content/changes/${other.id}.json is about ${day}, too, and ${winner === change ? 'this file' : 'that one'} counts. Keep one of the two, or change their days.`;
		return { field: 'from', expected, isWarning: true };
	}
	return undefined;
}

/** Whether two changes decide the same: the doors, or one thing about one slot or coach. */
function isAboutSame(change: Change, other: Change): boolean {
	if (isAboutDoors(change)) return isAboutDoors(other);
	if (change.what === 'announcement' || change.class?.id !== other.class?.id || change.coach?.id !== other.coach?.id)
		return false;
	const isAtOneTime = (change.at ?? other.at) === (other.at ?? change.at);
	return isAtOneTime && (change.what === other.what || Boolean(change.trainer && other.trainer));
}
