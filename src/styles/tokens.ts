import theme from './theme.css?raw';

/** Returns a color of theme.css, for places without CSS: the manifest, icons, share pictures and `<meta>`. */
export function readColorToken(name: string): string {
	return readToken(`--color-${name}`, 'color');
}

function readToken(name: string, kind: string): string {
	const [, value] = new RegExp(`${name}: *([^;]+);`).exec(theme) ?? [];
	if (value === undefined) throw new Error(`src/styles/theme.css has no ${kind} "${name}".`);
	return value;
}
