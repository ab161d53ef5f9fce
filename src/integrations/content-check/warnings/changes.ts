// Warns about dated changes that have no effect, or no longer have one.
import { listDays } from '../../../lib/changes.ts';
import { isoDate } from '../../../lib/dates.ts';
import { getHoursOn } from '../../../lib/opening-hours.ts';
import { getWeekday } from '../../../lib/weekdays.ts';
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';

/** Warns about changes that ended more than a year ago. */
export function warnOfOldChanges({ changes }: ContentIndex): Diagnostic[] {
	const yearAgo = new Date();
	yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
	const old = changes.filter(({ data }) => (data.until ?? data.from) < yearAgo);
	const expected = 'It ended over a year ago. Delete the file if nobody needs it.';
	return old.map(({ entry, data }) => diagnose(entry, ['from'], quote(isoDate(data.from)), expected));
}

/** Warns about closures on days when the gym is always closed. */
export function warnOfNeedlessClosures({ changes, gym }: ContentIndex): Diagnostic[] {
	const isOpen = (date: string) => getHoursOn(getWeekday(date), gym.hours).length > 0;
	const needless = changes.filter(({ data }) => data.what === 'closed' && !listDays(data).some(isOpen));
	const expected = 'By the opening hours in content/settings/gym.json it is closed on these days anyway.';
	return needless.map(({ entry }) => diagnose(entry, ['what'], quote('closed'), expected));
}

/** Warns about class changes on days when the gym is closed. */
export function warnOfChangesOnClosedDays({ changes }: ContentIndex): Diagnostic[] {
	const closures = changes.filter(({ data }) => data.what === 'closed');
	return changes.flatMap(({ entry, data }) => {
		const closure = closures.find((one) => listDays(data).every((date) => listDays(one.data).includes(date)));
		if (!data.class || !closure) return [];
		const expected = `The gym is closed then, by ${closure.entry.file}, so the class does not take place anyway.`;
		return diagnose(entry, ['class'], quote(data.class.id), expected);
	});
}
