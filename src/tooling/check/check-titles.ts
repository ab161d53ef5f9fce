// Measures the titles as search engines show them: blanks filled in, the gym's name behind.
import { fill } from '../../lib/text.ts';
import { fullTitle } from '../../lib/titles.ts';
import { fieldPath, quote } from '../../schemas/parts/messages.ts';
import type { Problem } from './read-content.ts';
import { type Entry, valueAt } from './read-entries.ts';

const longest = 60;

/** The titles of pages and posts that a search result would cut off. */
export function checkTitles(entries: readonly Entry[]): Problem[] {
	const texts = (collection: string, ...path: string[]) =>
		entries
			.filter((entry) => entry.collection === collection)
			.flatMap(({ data }) => valueAt(data, path))
			.filter((value) => typeof value === 'string');
	const [gymName = ''] = texts('gym', 'name');
	const blanks = {
		day: lengthiest(texts('schedule', 'name')),
		category: lengthiest(texts('categories', 'name')),
		tag: lengthiest(texts('posts', 'tags')),
	};
	return entries
		.filter(({ collection, shelf }) => shelf.folder === 'pages' || collection === 'posts')
		.flatMap(({ file, data, lineOf }) =>
			[['title'], ['categoryPage', 'title'], ['tagPage', 'title']].flatMap((path) => {
				const title = valueAt(data, path);
				if (typeof title !== 'string') return [];
				const shown = fullTitle(fill(title, blanks), gymName);
				if (shown.length <= longest) return [];
				const expected = `Search results show it as ${quote(shown)} and cut it after ${longest} of its ${shown.length} characters. Shorten it by ${shown.length - longest}.`;
				return [{ file, line: lineOf(path), field: fieldPath(path), found: quote(title), expected }];
			}),
		);
}

function lengthiest(texts: string[]): string {
	return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
}
