// Measures the titles as search engines show them: blanks filled in, the gym's name behind.
import { fill } from '../../lib/text.ts';
import { fieldPath, quote } from '../../schemas/parts/messages.ts';
import { cutTitle } from './cut-title.ts';
import type { Problem } from './read-content.ts';
import { type Entry, valueAt } from './read-entries.ts';

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
				const expected = cutTitle(fill(title, blanks), gymName);
				if (expected === undefined) return [];
				return [{ file, line: lineOf(path), field: fieldPath(path), found: quote(title), expected }];
			}),
		);
}

function lengthiest(texts: string[]): string {
	return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
}
