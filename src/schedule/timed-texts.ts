// Texts that are true in some periods. The build writes them into the page, and now.ts writes the one that is true into its part.
import { writePeriods } from './periods.ts';
import type { Period } from './types.ts';

/** What changes in a part of a page, `<time data-part="date">`: its text, and attributes. */
interface Part {
	part: string;
	changing: { text: string; [attribute: string]: string };
}

/** The same, with the periods in which it is true. Where several are true, the last one counts. */
export interface TimedText extends Part {
	when: string;
}

/** Joins the periods of equal texts. */
export function joinTexts(texts: readonly (Period & Part)[]): TimedText[] {
	const alike = Map.groupBy(texts, ({ part, changing }) => JSON.stringify([part, changing]));
	return [...alike.values()].flatMap(([text, ...others]) => {
		const when = text && writePeriods([text, ...others]);
		return when ? { part: text.part, changing: text.changing, when } : [];
	});
}

/** Writes texts for `<write-now texts>`: a line each, with its periods, its part, its text and its attributes, "datetime=2026-12-01". */
export function writeTimedTexts(texts: readonly TimedText[]): string {
	const lines = texts.map(({ when, part, changing: { text, ...attributes } }) => {
		const pairs = Object.entries(attributes).map((pair) => pair.join('='));
		return [when, part, text, ...pairs].join('\t');
	});
	return lines.join('\n');
}

/** Leaves out the parts that always say the same: those with a single text from joinTexts(). */
export function selectChanging(texts: readonly TimedText[]): TimedText[] {
	const parts = [...Map.groupBy(texts, ({ part }) => part).values()];
	return parts.filter(({ length }) => length > 1).flat();
}
