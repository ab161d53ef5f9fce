/** The screens on which a picture may have another crop, by media query. global.css lists the classes of their focal points. */
const screens = { '(width < 48rem)': 'max-md:', '(width < 64rem)': 'max-lg:', '(width < 75rem)': 'max-nav:' };
export type Screen = keyof typeof screens;

/**
 * The classes that keep a picture's focal point in view when its box crops it.
 * @param main percent from the left and the top, each a multiple of 5, e.g. "45% 35%". Default: the middle.
 * @param others the crops for some screens. Where one has its own point, all of them get a class.
 */
export function listFocusClasses(main: string | undefined, others: { media: Screen; focus?: string | undefined }[]) {
	const crops = others.some(({ focus }) => focus) ? others : [];
	const points = crops.map(({ media, focus = main }) => ({ screen: screens[media], focus }));
	return [{ screen: '', focus: main }, ...points].flatMap(({ screen, focus }) => {
		const [x, y] = focus?.match(/\d+/g) ?? [];
		if (x === undefined || y === undefined) return [];
		const classes = [`${screen}focus-x-${x}`, `${screen}focus-y-${y}`];
		return classes.filter((name) => !/^focus-.-50$/.test(name)); // the default
	});
}
