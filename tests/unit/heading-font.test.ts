import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFallback, createSubset, listCharacters, openFont } from '~/integrations/brand/heading-font.ts';

const file = readFileSync('tests/fixtures/heading.woff2');
const arial = 'node_modules/@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';

it('keeps the characters that the content uses, and the capitals of its letters, if the font has them', async () => {
	const { woff2 } = await createSubset(readFileSync(arial), new Set('aßж中'));
	const kept = openFont(woff2).characterSet.filter((code) => code < 0xff_ff); // the table ends with that
	expect(String.fromCodePoint(...kept)).toBe('ASaßЖж');
});

it('keeps who made the font, and its license', async () => {
	const { woff2 } = await createSubset(file, new Set('a'));
	expect(openFont(woff2).copyright).toMatch(/^Copyright 2016 The Oswald Project Authors/);
});

it('keeps the characters that the language writes in prices, months and weekdays', () => {
	const characters = listCharacters({ gym: { language: 'de', currency: 'EUR' }, entries: [] });
	expect(new Set('€ä').difference(characters)).toEqual(new Set());
	const turkish = listCharacters({ gym: { language: 'tr', currency: 'TRY' }, entries: [] });
	expect(new Set('ÇŞİ₺').difference(turkish)).toEqual(new Set()); // Çarşamba, and the capital of “i”
});

it('scales the fallback to the width of the font', () => {
	const scale = (font: Buffer) =>
		Math.round(Number(/size-adjust: ([\d.]+)%/.exec(createFallback(openFont(font)))?.[1]));
	expect(scale(readFileSync(arial))).toBe(100); // the font itself
	expect(scale(file)).toBeLessThan(80); // a condensed font
});
