/** A page's title in browser tabs and search results: its own and the gym's name, unless it contains that already. */
export function fullTitle(title: string, gymName: string): string {
	return title.includes(gymName) ? title : `${title} | ${gymName}`;
}
