import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFallback, createSubset, listCharacters, openFont } from '~/integrations/brand/heading-font.ts';
import { drawLetter } from '~/integrations/brand/draw-letter.ts';
import { measureLetters } from '~/integrations/brand/measure-letters.ts';

const file = readFileSync('tests/fixtures/heading.woff2');
const arial = 'node_modules/@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';
const oswald = openFont(file);
const arimo = openFont(readFileSync(arial));

it('keeps the characters of the content if the font has them, who made it, and its license', async () => {
	const { woff2 } = await createSubset(readFileSync(arial), new Set('aAßжЖ中'));
	const kept = openFont(woff2).characterSet.filter((code) => code < 0xff_ff); // the table ends with that
	expect(String.fromCodePoint(...kept)).toBe('AaßЖж');
	const { woff2: own } = await createSubset(file, new Set('a'));
	expect(openFont(own).copyright).toMatch(/^Copyright 2016 The Oswald Project Authors/);
});

it.each([
	['de', 'EUR', '€ä'],
	['tr', 'TRY', 'ÇŞİ₺'], // Çarşamba, and the capital of “i”
	['ka', 'GEL', 'ორშ₾'],
	['bn', 'BDT', '৳০১২৩৪৫৬৭৮৯'],
	['ko', 'KRW', '₩오전후'],
])('keeps the characters that %s writes in prices in %s, dates and times', (language, currency, needed) => {
	const characters = listCharacters({ gym: { language, currency }, entries: [] });
	expect(new Set(needed).difference(characters)).toEqual(new Set());
	expect([...characters].join('')).not.toMatch(/[\u1c90-\u1cbf]/); // Georgian capitals, which browsers don't show
});

const joined = '* { letter-spacing: normal !important; }';
it.each([
	['English', 'Squats, presses and rows, at your own pace', undefined, 1.32, ''],
	['English, in a narrow font', 'the quick brown fox jumps over a lazy dog', oswald, 1, ''],
	['a foreign name in English', `José and ${'somebody else '.repeat(60)}`, undefined, 1.32, ''],
	['Ukrainian', 'твій найкращий зал у місті', undefined, 1.32, ':root { --marks: 0.22; }'],
	['Ukrainian, in a font', 'твій найкращий зал у місті', arimo, 1.31, ':root { --marks: 0.22; }'],
	['Albanian, in a font with tails', 'çdo çast çel dhe mbyll', oswald, 1, ':root { --marks: 0.11; }'],
	['Georgian, which has no capitals on the web', 'ფუნქციური ვარჯიში', undefined, 1.32, ':root { --marks: 0.10; }'],
	['Korean', '당신의 체육관', undefined, 1.91, ''],
	['Bengali', 'আপনার জিম', undefined, 1.32, `:root { --marks: 0.35; }\n${joined}`],
])('measures the letters of %s', (_, text, font, width, rules) => {
	const measured = measureLetters(text, font);
	expect(measured.width).toBeCloseTo(width, 1);
	expect(measured.rules).toBe(rules);
});

it('draws the first letter of a name, as high as 18 of 32, if the font has it', () => {
	const heights = [...drawLetter('«hall»', arimo).matchAll(/ ([\d.]+)/g)].map(([, height]) => Number(height));
	expect([Math.min(...heights), Math.max(...heights)]).toEqual([7, 25]);
	expect(drawLetter('დარბაზი', arimo)).toMatch(/^<text .*>დ</);
});

it('scales the fallback to the width of the font', () => {
	const scale = (font: Buffer) =>
		Math.round(Number(/size-adjust: ([\d.]+)%/.exec(createFallback(openFont(font)))?.[1]));
	expect(scale(readFileSync(arial))).toBe(100); // the font itself
	expect(scale(file)).toBeLessThan(80); // a condensed font
});
