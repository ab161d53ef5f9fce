/** The class of a heading with a word that its line would not hold: it is set smaller. @param letters what a line holds. */
export function longWords(heading: string, letters: number): 'long-words' | undefined {
	const isLong = heading.split(/[\s\u00ad-]+/).some((word) => word.length > letters);
	return isLong ? 'long-words' : undefined;
}
