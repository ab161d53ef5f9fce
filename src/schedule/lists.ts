// Classes on dates, as scripts on pages read them.
import { addDays, formatDateRange } from '../lib/dates.ts';
import { type Clock, formatTime } from '../lib/times.ts';
import type { DatedSlot } from './notices.ts';
import { daysAhead, selectAhead } from './occurrences.ts';
import { joinWeeks, splitWeeks, toMoment } from './periods.ts';
import { createEventKey } from './week.ts';

/** When visitors can come to the classes, as the contact form offers it. */
export interface OfferedDays {
	/** The dates in words: "2026-12-01" is "Tue, Dec 1". */
	names: { [date: string]: string };
	classes: {
		/** `times`: the moments at which the class begins (joinWeeks), and their time in words. `weekly`: for a page that is older. */
		[title: string]: { times: [moments: string, starts: string][]; weekly: string[] };
	};
}

/** Lists when visitors can come to some classes. @param today the day of the build, yyyy-mm-dd. */
export function listOfferedDays(
	classes: readonly { data: { title: string }; slots: readonly DatedSlot[] }[],
	today: string,
	{ language, clock }: { language: string; clock: Clock },
): OfferedDays {
	const lists = classes.map(({ data, slots }) => {
		const ahead = slots.flatMap(({ occurrences }) => selectAhead(occurrences, today));
		const byTime = Map.groupBy(ahead, ({ start }) => formatTime(start, clock));
		const times = [...byTime].map(([starts, found]): [string, string] => {
			return [joinWeeks(found.map(({ date, start }) => toMoment(date, start))), starts];
		});
		const weekly = slots.map(({ dayName, starts }) => `${dayName} ${starts}`);
		return [data.title, { times, weekly }] as const;
	});
	const dates = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
	const names = dates.map((date): [string, string] => [date, formatDateRange(date, date, language)]);
	return { names: Object.fromEntries(names), classes: Object.fromEntries(lists) };
}

/** When a class begins, in order: the moment, and the same in words. */
export function readOfferedDays({ names, classes }: OfferedDays, title: string): [moment: string, words: string][] {
	const times = classes[title]?.times ?? [];
	const moments = times.flatMap(([moments, starts]) =>
		splitWeeks(moments).map((moment): [string, string] => [moment, `${names[moment.slice(0, 10)]}, ${starts}`]),
	);
	return moments.sort();
}

/** A class on a date, as schedule.json lists it. */
export interface ListedClass {
	/** The event key, e.g. "boxing-tuesday-0900". */
	key: string;
	title: string;
	/** By the gym's clock: "2026-12-01T09:00". */
	begins: string;
	/** The same time as pages show it: "9:00am". */
	time: string;
}

/** Lists the classes of the next eight weeks, in order. @param today the day of the build, yyyy-mm-dd. */
export function listClasses(slots: readonly DatedSlot[], today: string, clock: Clock): ListedClass[] {
	const classes = slots.flatMap((slot) =>
		selectAhead(slot.occurrences, today).map(({ date, start }) => ({
			key: createEventKey(slot),
			title: slot.title,
			begins: toMoment(date, start),
			time: formatTime(start, clock),
		})),
	);
	return classes.sort((one, other) => one.begins.localeCompare(other.begins));
}
