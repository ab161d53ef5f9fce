import theme from './theme.css?raw';

/** A colour of theme.css, for what no style sheet reaches: the manifest, the icons, share pictures, the document's head. */
export function colorToken(name: string): string {
	return token(`--color-${name}`, 'colour');
}

/** A style sheet with the values of the tokens that it names. */
export function withTokens(css: string): string {
	return css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name, 'token'));
}

function token(name: string, kind: string): string {
	const [, value] = new RegExp(`${name}: *([^;]+);`).exec(theme) ?? [];
	if (value === undefined) throw new Error(`src/styles/theme.css has no ${kind} "${name}".`);
	return value;
}
