import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { replaceAccent } from '~/integrations/brand/brand-styles.ts';
import { getContrast, getLuminance } from '~/lib/colors.ts';
import { brandSchema } from '~/schemas/brand.ts';
import { readColorToken } from '~/styles/tokens.ts';

it.each(['ground-dark', 'ground-light'])('field borders on %s have a contrast of at least 3:1', (ground) => {
	const utilities = readFileSync('src/styles/utilities.css', 'utf8');
	const [, rules = ''] = new RegExp(`@utility ${ground} \\{([^}]*)`).exec(utilities) ?? [];
	const color = (property: string) =>
		readColorToken(new RegExp(`${property}: var\\(--color-([\\w-]+)\\)`).exec(rules)?.[1] ?? '');
	expect(getContrast(color('--field'), color('background-color'))).toBeGreaterThanOrEqual(3);
});

const schema = brandSchema({ image: () => z.any() }).pick({ accent: true });
const theme = readFileSync('src/styles/theme.css', 'utf8');
const tone = (css: string, name: string) => new RegExp(`--color-${name}: (#\\w{6})`).exec(css)?.[1] ?? '';

it('the delivered accent changes nothing, and its lines are seen on pills', () => {
	expect(getContrast(tone(theme, 'accent-550'), tone(theme, 'bone-150'))).toBeGreaterThanOrEqual(3);
	expect(replaceAccent(theme, tone(theme, 'accent-500'))).toBe(theme);
});

it.each(['#00b8d4', '#ffff00', '#ff8a80', '#fff9c4'])('accent %s replaces all tones and stays readable', (accent) => {
	expect(schema.safeParse({ accent }).success).toBe(true);
	const css = replaceAccent(theme, accent);
	expect(tone(css, 'accent-500')).toBe(accent);
	for (const name of ['accent-400', 'accent-550', 'accent-600', 'accent-700'])
		expect(tone(css, name)).not.toBe(tone(theme, name));
	for (const name of ['accent-500', 'accent-400', 'accent-600'])
		expect(getContrast(tone(css, name), tone(css, 'coal-950'))).toBeGreaterThanOrEqual(4.5);
	for (const ground of ['bone-50', 'bone-100'])
		expect(getContrast(tone(css, 'accent-700'), tone(css, ground))).toBeGreaterThanOrEqual(4.5);
	for (const ground of ['bone-50', 'bone-100', 'bone-150'])
		expect(getContrast(tone(css, 'accent-550'), tone(css, ground))).toBeGreaterThanOrEqual(3);
});

it.each(['#1a237e', '#000000', '#E00000'])('the accent %s is refused, the nearest passes', (accent) => {
	const { message = '' } = schema.safeParse({ accent }).error?.issues[0] ?? {};
	expect(message).toContain('light enough to read on black');
	const [, nearest] = /: "(#\w{6})"/.exec(message) ?? [];
	expect(schema.safeParse({ accent: 'blue' }).success).toBe(false);
	expect(schema.safeParse({ accent: nearest }).success).toBe(true);
	expect(getLuminance(nearest ?? '')).toBeLessThan(0.22);
});
