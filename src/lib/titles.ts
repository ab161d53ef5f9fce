/** How many characters of a title a search result shows. */
const longest = 60;

/** A page's title in tabs and search results. Adds the gym's name unless the title contains it or gets too long. */
export function createFullTitle(title: string, gymName: string): string {
	const full = `${title} | ${gymName}`;
	return title.includes(gymName) || full.length > longest ? title : full;
}
