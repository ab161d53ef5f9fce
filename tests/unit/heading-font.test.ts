import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFallback, createSubset, listCharacters, openFont } from '~/integrations/brand/heading-font.ts';
import { measureLetters } from '~/integrations/brand/measure-letters.ts';

const file = readFileSync('tests/fixtures/heading.woff2');
const arial = 'node_modules/@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';
const oswald = openFont(file);
const arimo = openFont(readFileSync(arial));

it('keeps the characters of the content, and their capitals, if the font has them, who made it, and its license', async () => {
	const { woff2 } = await createSubset(readFileSync(arial), new Set('aßж中'));
	const kept = openFont(woff2).characterSet.filter((code) => code < 0xff_ff); // the table ends with that
	expect(String.fromCodePoint(...kept)).toBe('ASaßЖж');
	const { woff2: own } = await createSubset(file, new Set('a'));
	expect(openFont(own).copyright).toMatch(/^Copyright 2016 The Oswald Project Authors/);
});

it.each([
	['de', 'EUR', '€ä'],
	['tr', 'TRY', 'ÇŞİ₺'], // Çarşamba, and the capital of “i”
	['bn', 'BDT', '৳০১২৩৪৫৬৭৮৯'],
])('keeps the characters that %s writes in prices in %s, months and weekdays', (language, currency, needed) => {
	const characters = listCharacters({ gym: { language, currency }, entries: [] });
	expect(new Set(needed).difference(characters)).toEqual(new Set());
});

const joined = '* { letter-spacing: normal !important; }';
it.each([
	['English', 'Squats, presses and rows, at your own pace', undefined, 1.32, ''],
	['English, in a narrow font', 'the quick brown fox jumps over a lazy dog', oswald, 1, ''],
	['a foreign name in English', `José and ${'somebody else '.repeat(60)}`, undefined, 1.32, ''],
	['Ukrainian', 'твій найкращий зал у місті', undefined, 1.32, ':root { --marks: 0.22; }'],
	['Ukrainian, in a font', 'твій найкращий зал у місті', arimo, 1.31, ':root { --marks: 0.22; }'],
	['Korean', '당신의 체육관', undefined, 1.91, ''],
	['Bengali', 'আপনার জিম', undefined, 1.32, `:root { --marks: 0.35; }\n${joined}`],
])('measures the letters of %s', (_, text, font, width, rules) => {
	const measured = measureLetters(text, font);
	expect(measured.width).toBeCloseTo(width, 1);
	expect(measured.rules).toBe(rules);
});

it('scales the fallback to the width of the font', () => {
	const scale = (font: Buffer) =>
		Math.round(Number(/size-adjust: ([\d.]+)%/.exec(createFallback(openFont(font)))?.[1]));
	expect(scale(readFileSync(arial))).toBe(100); // the font itself
	expect(scale(file)).toBeLessThan(80); // a condensed font
});
