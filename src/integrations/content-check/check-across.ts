// Finds what only several files together show. None of it stops a build.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { listTexts, selectEntries } from '../../content-files/entry.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';
import { openFont } from '../heading-font.ts';

/** Warns about rows of the home page without a class, posts that lose their coach with a new name, and letters without a font. */
export function checkAcross(content: ContentIndex): Diagnostic[] {
	return [...checkRows(content), ...checkAuthors(content), ...checkLetters(content)].map((found) => {
		return { ...found, isWarning: true };
	});
}

function checkRows({ homePage, schedule }: ContentIndex): Diagnostic[] {
	const slots = schedule.flatMap(({ entry, data }) =>
		data.classes.map((slot) => ({ day: entry.id, id: slot.class.id })),
	);
	return homePage.flatMap(({ entry, data }) =>
		data.timetable.rows.flatMap(({ class: { id }, day }, index) => {
			if (slots.some((slot) => slot.id === id && slot.day === (day ?? slot.day))) return [];
			const expected = `${quote(id)} doesn't run ${day ? `on ${capitalize(day)}` : 'on any day'}, so the page leaves out this row.`;
			return diagnose(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], expected);
		}),
	);
}

function checkAuthors({ posts, coaches }: ContentIndex): Diagnostic[] {
	return posts.flatMap(({ entry, data }) => {
		const coach = coaches.find((one) => one.data.name === data.author);
		return coach
			? diagnose(entry, ['author'], `Write ${quote(coach.entry.id)}. Then the post follows a new name.`)
			: [];
	});
}

/** Names and headings are in capitals. */
function checkLetters({ entries, brand }: ContentIndex): Diagnostic[] {
	const texts = entries
		.flatMap(({ data }) => listTexts(data))
		.filter(({ place }) => /heading|title|name$/i.test(String(place.at(-1))));
	const letters = new Set(texts.map(({ value }) => value.toUpperCase()).join(''));
	const [entry] = selectEntries(entries, 'brand');
	if (!entry) return [];
	const font = openFont(readFileSync(join(dirname(entry.path), brand.headingFont)));
	const missing = [...letters].filter(
		(letter) => /\p{L}/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
	);
	if (missing.length === 0) return [];
	const expected = `The font has no ${missing.join(', ')}. In headings, another font shows them. Choose one with all letters of your language.`;
	return [diagnose(entry, ['headingFont'], expected)];
}
