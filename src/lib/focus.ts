/** The screens on which a picture may have a focal point of its own, by media query. global.css lists their classes. */
const screens: Record<string, string> = { '': '', '(width < 48rem)': 'max-md:', '(width < 75rem)': 'max-nav:' };

/**
 * The classes that keep a picture's focal point in view when its box crops it.
 * @param main percent from the left and the top, each a multiple of 5, e.g. "45% 35%". Default: the middle.
 * @param others the crops for some screens. Where one has its own point, all of them get a class.
 */
export function listFocusClasses(main: string | undefined, others: { media: string; focus?: string }[]): string[] {
	const crops = others.some(({ focus }) => focus) ? others : [];
	return [{ media: '', focus: main }, ...crops].flatMap(({ media, focus = main }) => {
		const [x, y] = focus?.match(/\d+/g) ?? [];
		const screen = screens[media];
		if (x === undefined || y === undefined || screen === undefined) return [];
		const classes = [`${screen}focus-x-${x}`, `${screen}focus-y-${y}`];
		return classes.filter((name) => !/^focus-.-50$/.test(name)); // the default
	});
}
