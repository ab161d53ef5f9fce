import type { Facts } from '../../lib/facts.ts';
import { diagnose, type Diagnostic, shorten } from './diagnostic.ts';
import { type Entry, listTexts } from './read-entries.ts';

/** Warns about texts that spell out the gym's name, street or phone number, which settings/gym.json says. */
export function checkFacts(entry: Entry, facts: Facts): Diagnostic[] {
	const fields = listTexts(entry).map(({ path, value }) => ({ place: path, value }));
	const lines = entry.body.split('\n').map((value, index) => ({ place: index + 1, value }));
	return [...fields, ...lines].flatMap(({ place, value }) =>
		Object.entries(facts).flatMap(([name, fact]) => {
			const isSpelledOut = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(fact)}(?![\\p{L}\\p{N}])`, 'u').test(value);
			if (!isSpelledOut || name === 'city' || (entry.collection === 'gym' && value === fact)) return [];
			const expected = `Write {${name}} instead of "${fact}". It is filled in from settings/gym.json, so it needs changing only there.`;
			return { ...diagnose(entry, place, `"${shorten(value)}"`, expected), isWarning: true };
		}),
	);
}
