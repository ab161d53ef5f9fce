/**
 * Sorts the form's fields as in the old values. A new field follows the one that precedes it in the form, and is left out
 * if it has its default value.
 */
export function keepOrder(old: unknown, wanted: unknown, defaults?: unknown): unknown {
	if (Array.isArray(wanted)) {
		return wanted.map((item: unknown, index) => keepOrder(Array.isArray(old) ? old[index] : undefined, item));
	}
	if (!isObject(wanted)) return wanted;
	const before = isObject(old) ? old : {};
	const usual = isObject(defaults) ? defaults : {};
	const form = Object.keys(wanted).filter((name) => name in before || !isSame(wanted[name], usual[name]));
	const names = mergeNames(
		Object.keys(before).filter((name) => name in wanted),
		form,
	);
	return Object.fromEntries(names.map((name) => [name, keepOrder(before[name], wanted[name], usual[name])]));
}

/** Adds the names that a list lacks, each after the one that precedes it in its own list. */
export function mergeNames(names: readonly string[], others: readonly string[]): string[] {
	const merged = [...names];
	for (const [index, name] of others.entries())
		if (!merged.includes(name)) merged.splice(merged.indexOf(others[index - 1] ?? '') + 1, 0, name);
	return merged;
}

/** Whether two values are deeply equal, with their fields in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
