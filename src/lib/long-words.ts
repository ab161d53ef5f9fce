/** The class that shrinks a heading if one of its words is too long. @param letters how many fit on a line. */
export function getLongWordsClass(heading: string, letters: number): 'long-words' | undefined {
	const isLong = heading.split(/[\s\u00ad-]+/).some((word) => word.length > letters);
	return isLong ? 'long-words' : undefined;
}
