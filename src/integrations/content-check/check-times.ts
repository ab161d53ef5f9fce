// Checks the times of classes, in the usual week and on the days of a change.
import { type Change, findExceptions, listDays, listDaysOfSlot } from '../../lib/changes.ts';
import { getHoursAround, isOpenDuring } from '../../lib/opening-hours.ts';
import { parsePhone } from '../../lib/phone.ts';
import { formatTime, formatTimeRange, type TimeRange } from '../../lib/times.ts';
import { getWeekday, weekdays, type Weekday } from '../../lib/weekdays.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import type { ContentIndex } from './content-index.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, type Path, selectEntries } from './read-entries.ts';

/** A weekly class and where it is written. */
interface Row extends TimeRange {
	entry: Entry;
	path: Path;
	/** The id of the class. */
	id: string;
	day: Weekday;
	/** The id of the coach. */
	trainer: string;
}

/** Lists the classes of the week, Monday to Sunday. */
function listRows({ classes, schedule }: ContentIndex): Row[] {
	const trainers = new Map(classes.map(({ entry, data }) => [entry.id, data.trainer.id]));
	return weekdays.flatMap((day) => {
		const entries = schedule.filter(({ entry }) => entry.id === day);
		return entries.flatMap(({ entry, data }) =>
			data.classes.map(({ class: { id }, time, trainer }, index): Row => {
				const path = ['classes', index, 'time'];
				return { entry, path, id, day, trainer: trainer?.id ?? trainers.get(id) ?? '', ...time };
			}),
		);
	});
}

/** A class as it is on a day, or in the usual week if there is no day. */
function changeRow(row: Row, changes: readonly Change[], date = '') {
	const exception = findExceptions(row, changes).find((one) => one.date === date);
	const { takesPlace = true, time = row, trainer = row.trainer } = exception ?? {};
	return { ...row, date, start: time.start, end: time.end, trainer, takesPlace };
}

/** Finds a class whose trainer teaches another one at that time, or that takes place while the gym is closed. */
function checkTime(
	{ coaches, gym, changes }: ContentIndex,
	rows: readonly Row[],
	slot: ReturnType<typeof changeRow>,
): Pick<Diagnostic, 'expected' | 'isWarning'> | undefined {
	const all = changes.map(({ data }) => data);
	const others = rows.filter(({ day, path }) => day === slot.day && path !== slot.path);
	const running = others.map((row) => changeRow(row, all, slot.date)).filter(({ takesPlace }) => takesPlace);
	const isBusy = ({ trainer, start, end }: Row) => trainer === slot.trainer && start < slot.end && slot.start < end;
	const other = running.find(isBusy);
	if (other) {
		const name = coaches.find(({ entry }) => entry.id === slot.trainer)?.data.name;
		const expected = `${name} also teaches ${quote(other.id)} ${formatTimeRange(other, gym.clock)} on this day. Change the time or trainer of one of them.`;
		return { expected };
	}
	const special = all.find(({ hours, ...one }) => hours && listDays(one).includes(slot.date))?.hours;
	if (isOpenDuring(slot, special ? [special] : getHoursAround(slot.day, gym.hours))) return undefined;
	return { expected: 'The gym is closed at this time. Check which is right.', isWarning: true };
}

/** Checks the times of the week. */
export function checkTimes(content: ContentIndex): Diagnostic[] {
	const rows = listRows(content);
	return rows.flatMap((row) => {
		const doubt = checkTime(content, rows, changeRow(row, []));
		return doubt ? { ...diagnose(row.entry, row.path, doubt.expected), isWarning: doubt.isWarning } : [];
	});
}

/** Finds changes that have no effect, or don't fit the schedule and the hours of their days. */
export function checkChanges(content: ContentIndex): Diagnostic[] {
	const all = content.changes.map(({ data }) => data);
	const rows = listRows(content);
	const nameTime = ({ day, start }: Row) => `${capitalize(day)} ${formatTime(start, content.gym.clock)}`;
	return content.changes.flatMap(({ entry, data: change }) => {
		const found: Diagnostic[] = [];
		const report = (field: string, expected: string, isWarning = false) =>
			found.push({ ...diagnose(entry, [field], expected), isWarning });

		if ((change.until ?? change.from).getUTCFullYear() < new Date().getUTCFullYear())
			report(change.until ? 'until' : 'from', 'This day was in an earlier year. Correct it, or delete the file.', true);
		if (change.hours) {
			const isOff = (row: Row) =>
				listDays(change).some((date) => getWeekday(date) === row.day && !changeRow(row, all, date).takesPlace);
			const off = rows.filter(isOff).map((row) => `${quote(row.id)} (${nameTime(row)})`);
			if (off.length > 0)
				report('hours', `These classes don't run then: ${off.join(', ')}. Check that it's meant.`, true);
		}
		if (!change.class) return found;
		const slots = rows.flatMap((row) => listDaysOfSlot(change, row).map((date) => changeRow(row, all, date)));
		const running = slots.filter(({ takesPlace }) => takesPlace);
		if (slots.length === 0) {
			const times = rows.filter(({ id }) => id === change.class?.id).map(nameTime);
			report('class', `The class doesn't run then. Its times are: ${times.join(', ') || 'none'}.`);
		} else if (change.what !== 'canceled' && running.length === 0)
			report('what', 'Another change closes the gym or cancels the class then. Correct one of the two.');
		const days = [...new Set(slots.map(({ day }) => capitalize(day)))];
		if (change.time && days.length > 1)
			report('time', `The class moves on ${days.join(' and ')}. To move one, make it the first and last day.`, true);
		for (const slot of running) {
			const doubt = checkTime(content, rows, slot);
			if (!doubt || (doubt.isWarning && !change.time)) continue;
			report(change.time ? 'time' : 'trainer', `On ${slot.date}: ${doubt.expected}`, doubt.isWarning);
			break; // the other days are alike
		}
		return found;
	});
}

/** Reports phone numbers that can't be dialed in the gym's country. */
export function checkPhone({ entries, gym }: ContentIndex): Diagnostic[] {
	const expected =
		'Write one phone number with its area code, e.g. "(212) 555-0142". If it is from another country, begin with "+".';
	const wrong = (['phone', 'whatsapp'] as const).filter((field) => {
		const phone = gym[field];
		return phone !== undefined && !parsePhone({ ...gym, phone });
	});
	return selectEntries(entries, 'gym').flatMap((entry) => wrong.map((field) => diagnose(entry, [field], expected)));
}
