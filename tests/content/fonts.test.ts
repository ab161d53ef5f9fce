import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { prepareScratch } from './scratch.ts';

const check = await prepareScratch();
const whole = readFileSync('tests/fixtures/heading.woff2');
const fonts = {
	'settings/gotham.woff2': whole,
	'settings/cut-off.woff2': whole.subarray(0, 900),
	'settings/icons.woff2': await subsetFont(whole, '×', { targetFormat: 'woff2' }),
};

const brand = (headingFont: string) => {
	return { ...fonts, 'settings/brand.json': JSON.stringify({ accent: '#ff5a1f', headingFont }) };
};

test.each([
	['./gotham.woff2', []],
	['./gothm.woff2', [expect.stringContaining('Did you mean "./gotham.woff2"?')]],
	['./cut-off.woff2', [expect.stringContaining("can't be read, or has no letters")]],
	['./icons.woff2', [expect.stringContaining("can't be read, or has no letters")]],
])('the check explains the font %s', async (headingFont, messages) => {
	const { errors } = await check(brand(headingFont));
	expect(errors.map(({ expected }) => expected)).toEqual(messages);
});

test('the check warns about letters of headings and of the language that the font lacks', async () => {
	const { warnings } = await check({
		...brand('./gotham.woff2'),
		'pages/more/us.md': '---\ntitle: О нас\ndescription: Us.\n---\nUs.',
		'settings/gym.json': ['"USD"', '"UAH"'],
	});
	expect(warnings).toMatchObject([{ expected: expect.stringContaining('The font has no О, Н, А, С, ₴.') }]);
});
