/** A page's title in tabs and search results, which show 60 characters. Adds the gym's name unless the title contains it or gets longer. */
export function createFullTitle(title: string, gymName: string): string {
	const full = `${title} | ${gymName}`;
	return title.includes(gymName) || full.length > 60 ? title : full;
}
