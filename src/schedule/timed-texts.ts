// Texts that are true in some periods. The build writes them into the page, and now.ts writes the one that is true into its part.
import { writePeriods } from './periods.ts';
import type { Period, TimedText } from './types.ts';

/** Joins the periods of equal texts. */
export function joinTexts(texts: readonly (Period & Omit<TimedText, 'when'>)[]): TimedText[] {
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
