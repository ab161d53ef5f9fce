/** One page of a long list. */
export interface ListPage<Item> {
	items: Item[];
	/** From 1. */
	current: number;
	last: number;
}

/** A list in pages; an empty one has one empty page. */
export function inPages<Item>(items: Item[], perPage: number): ListPage<Item>[] {
	const last = Math.max(1, Math.ceil(items.length / perPage));
	return Array.from({ length: last }, (_, index) => ({
		items: items.slice(index * perPage, (index + 1) * perPage),
		current: index + 1,
		last,
	}));
}

/** The last part of a page's address: none on the first, which has the list's own address, then "page-2" and so on. */
export function pageSegment(page: number): string | undefined {
	return page > 1 ? `page-${page}` : undefined;
}

/** The path of a list's page. @param path the list's own. */
export function pagePathOf(path: string, page: number): string {
	return [path, pageSegment(page)].filter(Boolean).join('/');
}

/**
 * The page numbers to show, all up to seven; of more, the first, the last and those around the current one, so that a
 * page does not grow with their number. A gap is undefined.
 */
export function pageNumbers(current: number, last: number): (number | undefined)[] {
	const all = Array.from({ length: last }, (_, index) => index + 1);
	if (last <= 7) return all;
	const from = Math.min(Math.max(current - 1, 1), last - 4);
	const near = all.filter((page) => page === 1 || page === last || (page >= from && page <= Math.max(current + 1, 5)));
	return near.flatMap((page, index) => (page - (near[index - 1] ?? page) > 1 ? [undefined, page] : [page]));
}
