/**
 * The classes that keep a picture's focal point in view when its box crops it.
 * @param focus percent from the left and from the top, each a multiple of 5, e.g. "45% 35%"; the middle if left out.
 */
export function focusClasses(focus: string | undefined): string[] {
	const [x, y] = focus?.match(/\d+/g) ?? [];
	return x === undefined || y === undefined ? [] : [`focus-x-${x}`, `focus-y-${y}`];
}
