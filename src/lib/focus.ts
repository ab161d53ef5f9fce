/**
 * The classes that keep a picture's focal point in view when its box crops it.
 * @param focus percent from the left and from the top, each a multiple of 5, e.g. "45% 35%"; the middle if left out.
 * @param screens only on narrow ones: up to where the navbar shows its links, or up to tablets.
 */
export function focusClasses(focus: string | undefined, screens: '' | 'max-nav:' | 'max-md:' = ''): string[] {
	const [x, y] = focus?.match(/\d+/g) ?? [];
	return x === undefined || y === undefined ? [] : [`${screens}focus-x-${x}`, `${screens}focus-y-${y}`];
}
