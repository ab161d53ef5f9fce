/** One page of a long list. */
export interface ListPage<Item> {
	items: Item[];
	/** From 1. */
	current: number;
	last: number;
}

/** Splits a list into pages. An empty list has one empty page. */
export function paginate<Item>(items: Item[], perPage: number): ListPage<Item>[] {
	const last = Math.max(1, Math.ceil(items.length / perPage));
	return Array.from({ length: last }, (_, index) => ({
		items: items.slice(index * perPage, (index + 1) * perPage),
		current: index + 1,
		last,
	}));
}

/** The last segment of a page's URL: "page-2" and so on. The first page has the list's URL and no segment. */
export function getPageSegment(page: number): string | undefined {
	return page > 1 ? `page-${page}` : undefined;
}

/** The path of one page of a list. @param path of the list. */
export function getListPagePath(path: string, page: number): string {
	return [path, getPageSegment(page)].filter(Boolean).join('/');
}
