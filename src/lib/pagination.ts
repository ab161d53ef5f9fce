/** Splits a list into pages, which count from 1. An empty list has one empty page. */
export function paginate<Item>(items: Item[], perPage: number) {
	const last = Math.max(1, Math.ceil(items.length / perPage));
	return Array.from({ length: last }, (_, index) => ({
		items: items.slice(index * perPage, (index + 1) * perPage),
		current: index + 1,
		last,
	}));
}

/** The path of one page of a list. The first page has the list's own. */
export function getListPagePath(path: string, page: number): string {
	return page > 1 ? `${path}/page-${page}` : path;
}
