// What changed between two versions of an entry: the smallest places that have to be written again.

/** One place to write. */
export interface Difference {
	path: (string | number)[];
	/** The new value; undefined if the field is gone. */
	value: unknown;
	/** The fields of the group that it belongs to, in the order of the form. */
	order: string[];
}

/** The differences between two values. Another order of the same fields is no difference. */
export function differences(old: unknown, wanted: unknown, path: Difference['path'] = []): Difference[] {
	if (old === wanted) return [];
	if (isObject(old) && isObject(wanted)) {
		const order = Object.keys(wanted);
		const names = new Set([...Object.keys(old), ...order]);
		return [...names].flatMap((name) =>
			differences(old[name], wanted[name], [...path, name]).map((one) =>
				one.path.length === path.length + 1 ? { ...one, order } : one,
			),
		);
	}
	if (Array.isArray(old) && Array.isArray(wanted) && old.length === wanted.length && !hasMoved(old, wanted)) {
		return wanted.flatMap((item, index) => differences(old[index], item, [...path, index]));
	}
	return [{ path, value: wanted, order: [] }];
}

/** Whether two values say the same. */
export function isSame(one: unknown, other: unknown): boolean {
	return differences(one, other).length === 0;
}

/** Where a new field goes: behind the one that it follows in the form. @param names the fields that are there. */
export function placeFor(name: unknown, names: string[], order: string[]): number {
	const before = order.slice(0, order.indexOf(String(name))).findLast((one) => names.includes(one));
	return before === undefined ? 0 : names.indexOf(before) + 1;
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an item of a list has moved. Its lines move with it, so the list is written as a whole. */
function hasMoved(old: unknown[], wanted: unknown[]): boolean {
	return wanted.some((item, index) => !isSame(old[index], item) && old.some((other) => isSame(other, item)));
}
