// Finds what only several files together show. None of it stops a build.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { type Entry, selectEntries } from '../../content-files/entry.ts';
import { getHoursOn, type HoursLine, type Weekday, weekdays } from '../../lib/weekdays.ts';
import { capitalize, findNearest, quote } from '../../schemas/parts/explain.ts';

/** Warns about rows of the home page whose class doesn't run, and posts that would lose their coach with a new name. */
export function checkAcross(index: ContentIndex): Diagnostic[] {
	const { homePage, schedule, posts, coaches, entries } = index;
	const slots = schedule.flatMap(({ entry, data }) =>
		data.classes.map((slot) => ({ day: entry.id, id: slot.class.id })),
	);
	const rows = homePage.flatMap(({ entry, data }) =>
		data.timetable.rows.flatMap(({ class: { id }, day }, index) => {
			if (slots.some((slot) => slot.id === id && slot.day === (day ?? slot.day))) return [];
			const expected = `${quote(id)} doesn't run ${day ? `on ${capitalize(day)}` : 'on any day'}, so the page leaves out this row.`;
			return warn(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], expected);
		}),
	);
	const authors = posts.flatMap(({ entry, data: { author } }) => {
		if (!author || coaches.some((one) => one.entry.id === author)) return [];
		const coach = coaches.find(({ entry: { id }, data: { name } }) =>
			findNearest(author, [id, name, ...id.split('-')]),
		);
		const expected = `Is this a coach? Write ${quote(coach?.entry.id)}. Then the post is on the coach's page and follows a new name.`;
		return coach ? warn(entry, ['author'], expected) : [];
	});
	return [...rows, ...authors, ...findTwins(entries), ...findHours(index)];
}

/** Finds entries that visitors can't tell apart. */
function findTwins(entries: readonly Entry[]): Diagnostic[] {
	return entries.flatMap((entry, index) => {
		const others = entries.slice(0, index).filter(({ collection }) => collection === entry.collection);
		return (entry.definition.distinct ?? []).flatMap((field) => {
			const value = entry.data?.[field];
			const twin = others.find(({ data }) => data?.[field] === value);
			if (!value || !twin) return [];
			return warn(entry, [field], `${twin.file} has the same, so visitors may confuse the two. Change one of them.`);
		});
	});
}

/** Finds a desk with someone at it while the gym is closed. */
function findHours({ gym, entries }: ContentIndex): Diagnostic[] {
	const [entry] = selectEntries(entries, 'gym');
	const isOpen = (day: Weekday, lines: readonly HoursLine[] = []) => getHoursOn(day, lines).length > 0;
	const alone = weekdays.filter((day) => isOpen(day, gym.staffedHours) && !isOpen(day, gym.hours)).map(capitalize);
	if (!entry || alone.length === 0) return [];
	const expected = `The gym is closed on ${alone.join(' and ')}. Check that someone is at the desk.`;
	return [warn(entry, ['staffedHours'], expected)];
}
