import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readContent } from '~/content-files/read-content.ts';
import { checkFont } from '~/integrations/content-check/check-font.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const whole = readFileSync('tests/fixtures/heading.woff2');
const folder = temporaryFolder({
	'settings/gotham.woff2': whole,
	'settings/cut-off.woff2': whole.subarray(0, 900),
	'settings/icons.woff2': await subsetFont(whole, '×', { targetFormat: 'woff2' }),
});

const unreadable = expect.stringContaining("can't be read, or has no letters");
test.each([
	['./gotham.woff2', []],
	['./gothm.woff2', [expect.stringContaining('Did you mean "./gotham.woff2"?')]],
	['./cut-off.woff2', [unreadable]],
	['./icons.woff2', [unreadable]],
])('the check explains the font %s', async (headingFont, messages) => {
	writeFiles(folder, { 'settings/brand.json': JSON.stringify({ headingFont }) });
	const { entries } = await readContent(folder);
	expect(checkFont(entries).map(({ expected }) => expected)).toEqual(messages);
});

test('the check warns about letters of headings and of the language that the font lacks', async () => {
	writeFiles(folder, {
		'settings/brand.json': '{ "headingFont": "./gotham.woff2" }',
		'settings/call-to-action.json': '{ "heading": "О нас" }',
		'settings/gym.json': '{ "language": "en", "currency": "UAH" }',
	});
	const expected = expect.stringContaining('The font has no О, Н, А, С, ₴.');
	expect(checkFont((await readContent(folder)).entries)).toMatchObject([{ expected, isWarning: true }]);
});
