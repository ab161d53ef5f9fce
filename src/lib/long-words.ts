const width = import.meta.env.HEADING_WIDTH;

/** The class that shrinks a heading if one of its words is too long. @param letters how many letters of Oswald fit on a line. */
export function getLongWordsClass(heading: string, letters: number): 'long-words' | undefined {
	const isLong = heading.split(/[\s\u00ad-]+/).some((word) => word.length * width > letters);
	return isLong ? 'long-words' : undefined;
}
