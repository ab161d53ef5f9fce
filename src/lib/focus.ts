/**
 * The classes that keep a picture's focal point in view when its box crops it.
 * @param focus percent from the left and the top, each a multiple of 5, e.g. "45% 35%". Default: the middle.
 * @param screens limits them to screens below the `nav` or `md` breakpoint.
 */
export function getFocusClasses(focus: string | undefined, screens: '' | 'max-nav:' | 'max-md:' = ''): string[] {
	const [x, y] = focus?.match(/\d+/g) ?? [];
	return x === undefined || y === undefined ? [] : [`${screens}focus-x-${x}`, `${screens}focus-y-${y}`];
}
