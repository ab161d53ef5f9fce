import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDrawing, createImageSchema, type FileContext } from '~/integrations/content-check/check-picture';
import { landscape } from '~/schemas/parts/picture';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'ember-pictures-'));
	await mkdir(join(folder, 'classes/folder.jpg'), { recursive: true });
	await writeFile(join(folder, 'classes/spin.jpg'), await draw(1200, 800));
});
afterAll(() => rm(folder, { recursive: true }));

const rectangle = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#432' } });
const draw = (width: number, height: number) => rectangle(width, height).jpeg().toBuffer();

function context(): FileContext {
	return { path: join(folder, 'classes/cycling.json'), content: folder, used: new Set(), listed: new Map() };
}

/** The errors for a picture name in a class file. */
async function explain(name: string): Promise<string[]> {
	const { error } = await createImageSchema(context(), landscape).safeParseAsync(name);
	return (error?.issues ?? []).map(({ message }) => message);
}

describe('the name of a picture', () => {
	const missing = (name: string, guess = '') =>
		`There is no file "${name}" beside this file.${guess} Put the picture there or correct the name.`;
	const outside = (name: string) =>
		`The file must lie in the folder content/, not at "${name}": put it beside this file and write e.g. "./gym-bag.jpg".`;
	test.each([
		['./spni.jpg', missing('./spni.jpg', ' Did you mean "./spin.jpg"?')],
		['./Spin.jpg', missing('./Spin.jpg', ' Did you mean "./spin.jpg"?')],
		['./spin.svg', missing('./spin.svg')], // no suggestion with another extension
		['./folder.jpg', missing('./folder.jpg')],
		['../../public/a.jpg', outside('../../public/a.jpg')],
		['https://example.com/a.jpg', outside('https://example.com/a.jpg')],
	])('is rejected if it is "%s"', async (name, expected) => {
		expect(await explain(name)).toEqual([expected]);
	});

	test('can omit "./"', async () => {
		expect(await explain('spin.jpg')).toEqual([]);
	});
});

describe('a picture', () => {
	test.each<[string, Buffer | Promise<Buffer>, expected: string]>([
		['small', draw(900, 600), 'is 900 px wide; this place needs at least 1200 px.'],
		['a strip', draw(3000, 600), 'is 600 px high; this place needs at least 667 px.'],
		['huge', draw(6300, 10), 'is 6300 x 10 px; keep it to 6000 px. Make it smaller and save it again.'],
		[
			'heavy',
			draw(1200, 800).then((bytes) => Buffer.concat([bytes, Buffer.alloc(8_400_000)])),
			'has 8.4 MB; keep it to 8 MB. Save it again as JPEG, quality 85.',
		],
		[
			'cut-off',
			draw(1200, 800).then((bytes) => bytes.subarray(0, -20)),
			'is damaged: only a part of it can be read, as when a copy or a download was cut off. Copy it again from where it came.',
		],
		['empty', Buffer.from(''), 'cannot be opened. Save it again as JPEG, or choose another.'],
		[
			'renamed-heic',
			readFile(join(import.meta.dirname, '../editing/phone.heic')),
			'is a HEIC, as iPhones save them, whatever its name says. Export it as JPEG.',
		],
		[
			'web-page',
			Buffer.from('<!DOCTYPE html><title>x</title>'),
			'cannot be opened. Save it again as JPEG, or choose another.',
		],
		[
			'gif',
			rectangle(9, 9).gif().toBuffer(),
			'is a GIF. The site shows JPEG, PNG, WebP and AVIF: save it as one of these.',
		],
	])('that is %s is rejected', async (name, content, expected) => {
		await writeFile(join(folder, `classes/${name}.jpg`), await content);
		expect(await explain(`./${name}.jpg`)).toEqual([`The picture "./${name}.jpg" ${expected}`]);
	});

	test.each([
		['a phone held upright', 'upright', draw(1200, 1600), '1200 x 1600 px', 'height'],
		['a panorama', 'panorama', draw(3000, 800), '3000 x 800 px', 'width'],
	])('from %s is cropped, which is a warning', async (_, name, content, size, side) => {
		await writeFile(join(folder, `classes/${name}.jpg`), await content);
		const { error } = await createImageSchema(context(), landscape).safeParseAsync(`./${name}.jpg`);
		expect(error?.issues).toMatchObject([
			{
				message: `The picture "./${name}.jpg" is ${size}. This place is about 3:2, so much of its ${side} is cut off. Look at it; "focus" says what stays visible.`,
				params: { isWarning: true },
			},
		]);
	});

	test('with the wrong file extension must be renamed', async () => {
		await writeFile(join(folder, 'classes/photo.jfif'), await draw(1200, 800));
		expect(await explain('./photo.jfif')).toEqual([
			'The picture "./photo.jfif" is a JPEG, which its name does not say. Rename it to end in ".jpeg".',
		]);
	});
});

test.each([
	['<svg xmlns="http://www.w3.org/2000/svg"/>', 'needs a viewBox. Save it again as a plain SVG.'],
	['<svg viewBox="0 0 9 9"><script/></svg>', 'contains styles or scripts. Save it again as a plain SVG.'],
	[
		'<svg viewBox="0 0 9 9"><a href="https://example.com"/></svg>',
		'contains links or pictures of other files. Save it again as a plain SVG.',
	],
	['<svg viewBox="0 0 9 9"/>', 'must be filled with "currentColor", so that it takes the page\'s colour.'],
])('the logo %s is rejected', async (svg, expected) => {
	await writeFile(join(folder, 'classes/logo.svg'), svg);
	expect(checkDrawing(context(), './logo.svg')).toBe(`The drawing "./logo.svg" ${expected}`);
});
