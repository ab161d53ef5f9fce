const width = import.meta.env.HEADING_WIDTH;

/** The class that shrinks a heading if one of its words is too long. @param letters how many letters of Oswald fit on a line. */
export function getLongWordsClass(heading: string, letters: number): 'long-words' | undefined {
	const isLong = heading.split(/[\s\u00ad-]+/).some((word) => word.length * width > letters);
	return isLong ? 'long-words' : undefined;
}

/** How many lines a row of links takes. @param letters how many letters of Oswald fit on a line; the gap is as wide as four. */
export function countLines(labels: readonly string[], letters: number): number {
	let lines = 1;
	let used = 0;
	for (const { length } of labels) {
		if (used > 0 && used + length * width > letters) [lines, used] = [lines + 1, 0];
		used += length * width + 4;
	}
	return lines;
}
