// Names that stand in several files: trainers, coaches, authors, and tags.
import { distance } from 'fastest-levenshtein';
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { Text } from '../read-entries.ts';
import { type ContentIndex, getFieldName } from './content-index.ts';

/** Names that are nearly another, which is a coach's or stands more often. */
export function warnOfMisspeltNames({ texts, coaches }: ContentIndex): Diagnostic[] {
	const people = coaches.map(({ data }) => data.name);
	return ['trainer', 'author', 'tags'].flatMap((field) => {
		const names = texts.filter((text) => getFieldName(text) === field);
		return findMisspelt(names, field === 'tags' ? [] : people);
	});
}

function findMisspelt(names: readonly Text[], certain: readonly string[]): Diagnostic[] {
	const counts = new Map([...Map.groupBy(names, ({ value }) => value)].map(([name, uses]) => [name, uses.length]));
	for (const name of certain) counts.set(name, Infinity);
	return names.flatMap(({ entry, path, value }) => {
		const own = counts.get(value) ?? 0;
		const isMeant = (other: string, count: number) => count > own || (count === own && other < value);
		const meant = [...counts].find(([other, count]) => isMeant(other, count) && isNear(value, other))?.[0];
		if (meant === undefined) return [];
		const expected = `Elsewhere it is ${quote(meant)}. If the same is meant, write it the same way.`;
		return diagnose(entry, path, quote(value), expected);
	});
}

/** The same but for capitals, accents, blanks and at most two other letters in a name that is long enough. */
function isNear(one: string, other: string): boolean {
	const [letters, otherLetters] = [simplify(one), simplify(other)];
	const most = Math.min(letters.length, otherLetters.length) > 7 ? 2 : 0;
	const isSeries = one.replace(/\D/g, '') !== other.replace(/\D/g, ''); // "week-1", "week-2"
	return one !== other && !isSeries && distance(letters, otherLetters) <= most;
}

function simplify(name: string): string {
	const letters = name.normalize('NFD').replace(/[^\p{L}]/gu, '');
	return letters.toLowerCase();
}

/** Coaches who lead no class: perhaps their name has changed in one place only. */
export function warnOfIdleCoaches({ texts, coaches }: ContentIndex): Diagnostic[] {
	const trainers = new Set(texts.filter((text) => getFieldName(text) === 'trainer').map(({ value }) => value));
	const idle = coaches.filter(({ data }) => trainers.size > 0 && !trainers.has(data.name));
	const expected =
		'No class names this coach as its trainer. If the coach has a new name, change "trainer" in content/classes and content/schedule too.';
	return idle.map(({ entry, data }) => diagnose(entry, ['name'], quote(data.name), expected));
}
