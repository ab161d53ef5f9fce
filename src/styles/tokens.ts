import theme from './theme.css?raw';

/** Returns a color of theme.css, for places without CSS: the manifest, icons and `<meta>`. */
export function readColorToken(name: string): string {
	const [, color] = new RegExp(`--color-${name}: *([^;]+);`).exec(theme) ?? [];
	if (color === undefined) throw new Error(`src/styles/theme.css has no color "${name}".`);
	return color;
}
