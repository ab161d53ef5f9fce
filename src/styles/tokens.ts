import theme from './theme.css?raw';

/** A colour of theme.css, for what no style sheet reaches: the manifest, the icons, share pictures, the document's head. */
export function colorToken(name: string): string {
	const [, value] = new RegExp(`--color-${name}: *([^;]+);`).exec(theme) ?? [];
	if (value === undefined) throw new Error(`src/styles/theme.css has no colour "--color-${name}".`);
	return value;
}
