const width = import.meta.env.HEADING_WIDTH;

/** Thai and Japanese have no spaces between words. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many letters a word has for the eye: signs above and below letters take no width, those beside them, as in Tamil, do. */
const countLetters = (word: string) => word.replaceAll(/\p{Mn}/gu, '').length;

/** Whether a word of a text is longer than a number of Oswald's letters. */
export function hasLongWord(text: string, letters: number): boolean {
	const parts = text.split(/[\s\u00ad-]+/).flatMap((part) => [...segmenter.segment(part)]);
	return parts.some(({ segment }) => countLetters(segment) * width > letters);
}

/** The classes that shrink a heading if one of its words is too long. @param letters how many letters of Oswald fit on a line. */
export function getLongWordsClass(heading: string, letters: number): string | undefined {
	if (!hasLongWord(heading, letters)) return undefined;
	const most = Math.min(Math.max(letters * 1.5, 15), 20); // of the smaller letters
	return hasLongWord(heading, most) ? 'long-words longer-words' : 'long-words';
}

/** Whether a row of links fits in two lines, wherever it wraps. @param letters how many letters of Oswald fit on a line. */
export function fitsTwoLines(labels: readonly string[], letters: number): boolean {
	const widths = labels.map((label) => countLetters(label) * width + 4); // with the gap
	return widths.reduce((sum, one) => sum + one, Math.max(...widths)) <= 2 * letters; // the first line may end before the longest
}
