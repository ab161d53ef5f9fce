// Looks at the Markdown under the fields: there where a page shows it, with pictures that exist and are described.
import { missing, type Surroundings } from './check-picture.ts';
import { quote } from './messages.ts';
import type { Problem } from './read-content.ts';
import type { Entry } from './read-entries.ts';

/** What is wrong with the text of a Markdown file. */
export function checkBody({ file, shelf, body }: Entry, place: Surroundings): Problem[] {
	const problems: Problem[] = [];
	const report = (found: string, expected: string) => problems.push({ file, field: 'text', found, expected });
	const text = body.trim();
	if (text === '' && shelf.body) report('nothing', 'Write the text under the second line "---".');
	if (text !== '' && !shelf.body) {
		report(firstLine(text), 'This page shows only its fields. Remove the text under the second line "---".');
	}
	for (const [heading] of text.matchAll(/^# .*/gm)) {
		report(
			firstLine(heading),
			`The title is the page's only heading of the first rank. Write ${quote(`#${heading}`)}.`,
		);
	}
	for (const [picture, alt, name = ''] of text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g)) {
		const absent = missing(place, name);
		if (absent) report(picture, absent);
		if (alt === '')
			report(picture, `Say between [ and ] what the picture shows, e.g. ![Two people on spin bikes](${name}).`);
	}
	return problems;
}

function firstLine(text: string): string {
	const [line = ''] = text.split('\n');
	return quote(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}
