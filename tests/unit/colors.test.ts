import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readColorToken } from '~/styles/tokens.ts';

/** A literal color: #rgb or #rrggbb, with or without alpha, or a CSS color function that starts with a number. */
const rawColor =
	/(?<![\w.&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi;

it('only theme.css has color literals', () => {
	const files = globSync(['src/**/*.{astro,ts,tsx,js,css}', 'public/**/*.svg'])
		.map((file) => file.replaceAll('\\', '/'))
		// The editing screen has its own design.
		.filter((file) => !/^src\/(styles\/theme\.css|integrations\/admin\/)/.test(file));
	expect(files.length).toBeGreaterThan(100);
	const found = files.flatMap((file) =>
		(readFileSync(file, 'utf8').match(rawColor) ?? []).map((color) => `${file}: ${color}`),
	);
	expect(found).toEqual([]);
});

it.each(['ground-dark', 'ground-light'])('field borders on %s have a contrast of at least 3:1', (ground) => {
	const utilities = readFileSync('src/styles/utilities.css', 'utf8');
	const [, rules = ''] = new RegExp(`@utility ${ground} \\{([^}]*)`).exec(utilities) ?? [];
	const color = (property: string) =>
		readColorToken(new RegExp(`${property}: var\\(--color-([\\w-]+)\\)`).exec(rules)?.[1] ?? '');
	expect(contrast(color('--field'), color('background-color'))).toBeGreaterThanOrEqual(3);
});

/** The contrast ratio of two #rrggbb colors, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
		.map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
