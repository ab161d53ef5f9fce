// Changes with dates that change nothing, or nothing any more.
import { daysOf, kindOf } from '../../../lib/changes.ts';
import { isoDate } from '../../../lib/dates.ts';
import { weekdayOf } from '../../../lib/weekdays.ts';
import { readChanges } from '../check-changes.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { getValue } from '../read-entries.ts';
import type { ContentIndex } from './content-index.ts';

/** Changes that ended over a year ago. */
export function warnOfOldChanges({ entries }: ContentIndex): Diagnostic[] {
	const yearAgo = new Date();
	yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
	const old = readChanges(entries).filter(({ change }) => (change.until ?? change.from) < yearAgo);
	const expected = 'It ended over a year ago. Delete the file if nobody needs it any more.';
	return old.map(({ entry, change }) => diagnose(entry, ['from'], isoDate(change.from), expected));
}

/** Closed days on which the doors stay shut in any week. */
export function warnOfNeedlessClosures({ entries }: ContentIndex): Diagnostic[] {
	const gym = entries.find(({ collection }) => collection === 'gym');
	const lines = [getValue(gym?.data, ['hours'])].flat().filter((line) => getValue(line, ['opens']));
	const openDays = lines.flatMap((line) => getValue(line, ['weekdays']));
	if (openDays.length === 0) return []; // the opening hours are in words only
	const needless = readChanges(entries).filter(
		({ change }) => change.closed && !daysOf(change).some((date) => openDays.includes(weekdayOf(date))),
	);
	const expected = 'By the opening hours in content/settings/gym.json it is closed on these days anyway.';
	return needless.map(({ entry }) => diagnose(entry, ['closed'], 'true', expected));
}

/** Changes of a class on days on which the gym is closed. */
export function warnOfChangesOnClosedDays({ entries }: ContentIndex): Diagnostic[] {
	const changes = readChanges(entries);
	const closures = changes.filter(({ change }) => change.closed);
	return changes.flatMap(({ entry, change }) => {
		const isCovered = (days: string[]) => daysOf(change).every((date) => days.includes(date));
		const closure = closures.find((one) => isCovered(daysOf(one.change)));
		if (kindOf(change) !== 'class' || !closure) return [];
		const expected = `The gym is closed on that day, by ${closure.entry.file}, and the class does not take place anyway.`;
		return diagnose(entry, ['class'], `"${change.class?.id}"`, expected);
	});
}
