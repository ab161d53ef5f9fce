import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorToken } from '~/styles/tokens';

/** A colour written out: #rgb, #rrggbb, with or without alpha, or one of CSS's functions with a number first. */
const rawColour =
	/(?<![\w.&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi;

it('writes every colour once, in theme.css', () => {
	const files = globSync(['src/**/*.{astro,ts,tsx,js,css}', 'public/**/*.svg'])
		.map((file) => file.replaceAll('\\', '/'))
		// What editors see beside the site, and what measures it, has looks of its own.
		.filter((file) => !/^src\/(styles\/theme\.css|(integrations\/admin|tooling\/(measure|check\/dev))\/)/.test(file));
	expect(files.length).toBeGreaterThan(100);
	const found = files.flatMap((file) =>
		(readFileSync(file, 'utf8').match(rawColour) ?? []).map((colour) => `${file}: ${colour}`),
	);
	expect(found).toEqual([]);
});

it.each(['color: #0b0b0c;', "'#fff'", 'rgb(11 11 12 / 0.8)', 'fill="#ff5a1f"', 'oklch(0.7 0.2 40)'])(
	'takes %s for a colour',
	(text) => {
		expect(text.match(rawColour)).toHaveLength(1);
	},
);

it.each(['href="#main"', 'this.#add', 'rgb(from var(--ink) r g b)', '&#169;'])('takes %s for none', (text) => {
	expect(text.match(rawColour)).toBeNull();
});

it('reads a colour where style sheets do not reach', () => {
	expect(colorToken('black')).toMatch(/^#/);
	expect(() => colorToken('mauve')).toThrow('src/styles/theme.css has no colour "--color-mauve".');
});
