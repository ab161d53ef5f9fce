// Compares two versions of an entry and lists the smallest changes to write.

/** A change at one path. */
export interface Difference {
	path: (string | number)[];
	/** The new value; undefined if the field was removed. */
	value: unknown;
	/** The names of the group's fields, in form order. */
	order: string[];
}

/** Lists the changes between two values, ignoring the order of fields. */
export function findDifferences(old: unknown, wanted: unknown, path: Difference['path'] = []): Difference[] {
	if (old === wanted) return [];
	if (isObject(old) && isObject(wanted)) {
		const order = Object.keys(wanted);
		const names = new Set([...Object.keys(old), ...order]);
		return [...names].flatMap((name) =>
			findDifferences(old[name], wanted[name], [...path, name]).map((one) =>
				one.path.length === path.length + 1 ? { ...one, order } : one,
			),
		);
	}
	if (Array.isArray(old) && Array.isArray(wanted) && old.length === wanted.length && !hasMoved(old, wanted)) {
		return wanted.flatMap((item, index) => findDifferences(old[index], item, [...path, index]));
	}
	return [{ path, value: wanted, order: [] }];
}

/** Whether two values are deeply equal, ignoring the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
	return findDifferences(one, other).length === 0;
}

/** Finds where to insert a new field: after the field that precedes it in the form. @param names the existing fields. */
export function findPlace(name: unknown, names: string[], order: string[]): number {
	const before = order.slice(0, order.indexOf(String(name))).findLast((one) => names.includes(one));
	return before === undefined ? 0 : names.indexOf(before) + 1;
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a list was reordered. Each item's lines move with it, so the whole list is written again. */
function hasMoved(old: unknown[], wanted: unknown[]): boolean {
	return wanted.some((item, index) => !isSame(old[index], item) && old.some((other) => isSame(other, item)));
}
