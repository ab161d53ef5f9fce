/** What a search result shows of a title. */
const longest = 60;

/** A page's title in browser tabs and search results: its own and the gym's name, unless it contains that already or has no room for it. */
export function fullTitle(title: string, gymName: string): string {
	const full = `${title} | ${gymName}`;
	return title.includes(gymName) || full.length > longest ? title : full;
}
