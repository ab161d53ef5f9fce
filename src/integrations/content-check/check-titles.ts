// Measures the titles as search engines show them: blanks filled in, the gym's name behind.
import { fill } from '../../lib/text.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { checkTitleLength } from '../../schemas/parts/page.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

/** The titles of pages and posts that a search result would cut off. */
export function checkTitles(entries: readonly Entry[]): Diagnostic[] {
	const readTexts = (collection: string, field: string) =>
		selectEntries(entries, collection)
			.flatMap(({ data }) => getValue(data, [field]))
			.filter((value) => typeof value === 'string');
	const findLongest = (texts: string[]) => texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
	const [gymName = ''] = readTexts('gym', 'name');
	const blanks = {
		day: findLongest(readTexts('schedule', 'name')),
		category: findLongest(readTexts('categories', 'name')),
		tag: findLongest(readTexts('posts', 'tags')),
	};
	const pages = entries.filter(
		({ collection, definition }) => definition.folder.startsWith('pages') || collection === 'posts',
	);
	return pages.flatMap((entry) =>
		[['title'], ['categoryPage', 'title'], ['tagPage', 'title']].flatMap((path) => {
			const title = getValue(entry.data, path);
			const expected = typeof title === 'string' && checkTitleLength(fill(title, blanks), gymName);
			return expected ? diagnose(entry, path, quote(title), expected) : [];
		}),
	);
}
