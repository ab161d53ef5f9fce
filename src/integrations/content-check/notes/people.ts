// Names of people that stand in several files: trainers, coaches and authors.
import { distance } from 'fastest-levenshtein';
import { quote } from '../../../schemas/parts/messages.ts';
import { type Library, type Note, note, type Path } from './library.ts';
import type { Entry } from '../read-entries.ts';

interface Name {
	entry: Entry;
	path: Path;
	name: string;
}

/** Names that differ by a letter or two, and coaches who lead nothing. */
export function peopleNotes({ classes, days, coaches, posts }: Library): Note[] {
	const trainers: Name[] = [
		...classes.map(({ entry, data }) => ({ entry, path: ['trainer'], name: data.trainer })),
		...days.flatMap(({ entry, data }) =>
			data.classes.map(({ trainer }, index) => ({ entry, path: ['classes', index, 'trainer'], name: trainer })),
		),
	];
	const authors = posts.map(({ entry, data }) => ({ entry, path: ['author'], name: data.author }));
	const leads = new Set(trainers.map(({ name }) => name));
	const known = coaches.map(({ data }) => data.name);
	const idle = coaches.filter(({ data }) => trainers.length > 0 && !leads.has(data.name));
	return [
		...misspelt(trainers, known),
		...misspelt(authors, known),
		...idle.map(({ entry, data: { name } }) => {
			const expected =
				'No class names this coach as its trainer. If the coach has a new name, change "trainer" in content/classes and content/schedule too.';
			return note(entry, ['name'], quote(name), expected, 'coach without class');
		}),
	];
}

/** Names that are nearly another: that of a coach, or one that stands more often. */
function misspelt(names: Name[], certain: string[]): Note[] {
	const counts = new Map([...Map.groupBy(names, ({ name }) => name)].map(([name, uses]) => [name, uses.length]));
	for (const name of certain) counts.set(name, Infinity);
	return names.flatMap(({ entry, path, name }) => {
		const own = counts.get(name) ?? 0;
		const meant = [...counts].find(([other, count]) => count > own && other !== name && isNear(name, other))?.[0];
		if (meant === undefined) return [];
		const expected = `Elsewhere it is ${quote(meant)}. If this is the same person, write the name the same way.`;
		return [note(entry, path, quote(name), expected, `person ${name}`)];
	});
}

/** The same but for capitals, accents, blanks and at most two other letters in a name that is long enough. */
function isNear(one: string, other: string): boolean {
	const [plain, otherPlain] = [plainLetters(one), plainLetters(other)];
	return distance(plain, otherPlain) <= (Math.min(plain.length, otherPlain.length) > 7 ? 2 : 0);
}

function plainLetters(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[^\p{L}]/gu, '')
		.toLowerCase();
}
