// Finds what only several files together show. None of it stops a build.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';

/** Warns about rows of the home page whose class doesn't run, and posts that would lose their coach with a new name. */
export function checkAcross({ homePage, schedule, posts, coaches }: ContentIndex): Diagnostic[] {
	const slots = schedule.flatMap(({ entry, data }) =>
		data.classes.map((slot) => ({ day: entry.id, id: slot.class.id })),
	);
	const rows = homePage.flatMap(({ entry, data }) =>
		data.timetable.rows.flatMap(({ class: { id }, day }, index) => {
			if (slots.some((slot) => slot.id === id && slot.day === (day ?? slot.day))) return [];
			const expected = `${quote(id)} doesn't run ${day ? `on ${capitalize(day)}` : 'on any day'}, so the page leaves out this row.`;
			return diagnose(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], expected);
		}),
	);
	const authors = posts.flatMap(({ entry, data }) => {
		const coach = coaches.find((one) => one.data.name === data.author)?.entry.id;
		return coach ? diagnose(entry, ['author'], `Write ${quote(coach)}. Then the post follows a new name.`) : [];
	});
	return [...rows, ...authors].map((found) => ({ ...found, isWarning: true }));
}
