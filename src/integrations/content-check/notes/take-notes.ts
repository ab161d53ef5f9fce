// What is worth a look though no rule is broken: two places of the content that don't agree, or a text that was hardly
// meant so. A note never stops anything, so a rule may be wrong now and then; a few true ones are worth more than many.
import type { Problem } from '../read-content.ts';
import type { Entry } from '../read-entries.ts';
import { identityNotes } from './identity.ts';
import { type Library, type Note, readLibrary } from './library.ts';
import { linkNotes } from './links.ts';
import { openingNotes } from './opening-hours.ts';
import { peopleNotes } from './people.ts';
import { pictureNotes } from './pictures.ts';
import { postNotes } from './posts.ts';
import { timetableNotes } from './timetable.ts';
import { wordingNotes } from './wording.ts';

const rules: ((library: Library) => Note[] | Promise<Note[]>)[] = [
	identityNotes,
	linkNotes,
	openingNotes,
	peopleNotes,
	pictureNotes,
	postNotes,
	timetableNotes,
	wordingNotes,
];

/** Compares the entries, which have no mistakes. */
export async function takeNotes(entries: readonly Entry[]): Promise<Problem[]> {
	const library = readLibrary(entries);
	const notes = (await Promise.all(rules.map(async (rule) => rule(library)))).flat();
	return [...Map.groupBy(notes, ({ kind }) => kind).values()].flatMap(gather);
}

/** The first of a kind, and where the others are. */
function gather([first, ...others]: Note[]): Problem[] {
	if (!first) return [];
	const { file, line, field, found, expected } = first;
	const problem = { file, ...(line !== undefined && { line }), field, found, expected, note: true };
	if (others.length === 0) return [problem];
	const shown = others.slice(0, 9).map(({ file, line }) => `${file}:${line}`);
	const rest = others.length > shown.length ? ` and ${others.length - shown.length} more` : '';
	return [{ ...problem, expected: `${problem.expected} The same here: ${shown.join(', ')}${rest}.` }];
}
