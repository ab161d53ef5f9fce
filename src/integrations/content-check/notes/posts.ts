// Dates, tags and beginnings of posts.
import { distance } from 'fastest-levenshtein';
import { isoDate } from '../../../lib/dates.ts';
import { quote } from '../../../schemas/parts/messages.ts';
import { readBody } from '../read-body.ts';
import { type Library, type Note, note } from './library.ts';

const year = 365 * 24 * 3600 * 1000;

/** What is worth a look in posts. */
export function postNotes({ posts }: Library): Note[] {
	const counts = new Map<string, number>();
	for (const tag of posts.flatMap(({ data }) => data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	return posts.flatMap(({ entry, data: { title, date, draft, tags } }) => {
		const notes: Note[] = [];
		const found = isoDate(date);
		if (!draft && date.getTime() > Date.now() + year) {
			const expected = `Visitors will see this post in ${date.getUTCFullYear()}. Is the year right?`;
			notes.push(note(entry, ['date'], found, expected, 'date far ahead'));
		}
		if (date.getUTCFullYear() < 1990) {
			notes.push(note(entry, ['date'], found, 'That is before there were blogs. Is the year right?', 'date far back'));
		}
		for (const [index, tag] of tags.entries()) {
			const own = counts.get(tag) ?? 0;
			const meant = [...counts].find(
				([other, count]) => other !== tag && isNear(tag, other) && (count > own || (count === own && other < tag)),
			)?.[0];
			if (meant === undefined) continue;
			const expected = `There is a tag ${quote(meant)} too, with a page of its own. Write the same, if it is the same.`;
			notes.push(note(entry, ['tags', index], quote(tag), expected, `tag ${tag}`));
		}
		const [heading] = readBody(entry.body).headings;
		if (heading && heading.text.trim().toLowerCase() === title.toLowerCase()) {
			const place = { file: entry.file, line: entry.bodyLine + heading.line - 1, field: 'text' };
			const expected = 'The page shows the title above the text already. Remove this line.';
			notes.push({ ...place, found: quote(heading.text), expected, note: true, kind: 'title twice' });
		}
		return notes;
	});
}

/** One letter more or less, or another end: "beginner", "beginners"; not the last sign of "level-a", "level-b". */
function isNear(one: string, other: string): boolean {
	const isSeries = /-\w$/.test(one) && /-\w$/.test(other);
	return Math.min(one.length, other.length) > 3 && !isSeries && distance(one, other) === 1;
}
