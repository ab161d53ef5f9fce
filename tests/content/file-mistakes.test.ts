import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectContent } from '~/integrations/content-check/check-content';
import { complaint, copyContent, type Scratch } from './scratch';

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterAll(() => scratch.remove());

/** What an editor reads while a file holds something else. */
async function complainWith(file: string, content: Buffer | string): Promise<string> {
	const good = await readFile(scratch.path(file));
	await writeFile(scratch.path(file), content);
	const found = await scratch.complain();
	await writeFile(scratch.path(file), good);
	return found;
}

describe('a file', () => {
	test('that is a picture and stands nowhere is worth a look, and nothing more', async () => {
		await copyFile(scratch.path('gallery/gallery-01.jpg'), scratch.path('gallery/new.jpg'));
		const { mistakes, notes } = await inspectContent(scratch.path('.'));
		await rm(scratch.path('gallery/new.jpg'));
		expect(mistakes).toEqual([]);
		const [found, expected] = ['a picture that no page shows', 'Name it in a content file, or delete it.'];
		expect(notes).toContainEqual({ file: 'content/gallery/new.jpg', field: '', found, expected, note: true });
	});

	test('that lies in the wrong folder is refused', async () => {
		await writeFile(scratch.path('posts/news.md'), '---\ntitle: News\n---\n');
		const found = await scratch.complain();
		await rm(scratch.path('posts/news.md'));
		expect(found).toBe(
			complaint('posts/news.md', '', 'a file that belongs to no page', 'Check its name and its folder, or delete it.'),
		);
	});

	test('that a page needs is missed under its name', async () => {
		await rename(scratch.path('pages/not-found.md'), scratch.path('pages/404.md'));
		const found = await scratch.complain();
		await rename(scratch.path('pages/404.md'), scratch.path('pages/not-found.md'));
		expect(found).toBe(
			complaint(
				'pages/not-found.md',
				'',
				'no such file',
				'The site needs this file. Put it back under exactly this name.',
			),
		);
	});

	test('that is a day of the schedule must be named like the day', async () => {
		await copyFile(scratch.path('schedule/monday.json'), scratch.path('schedule/mon.json'));
		const found = await scratch.complain();
		await rm(scratch.path('schedule/mon.json'));
		const days = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday';
		expect(found).toBe(complaint('schedule/mon.json', '', '"mon"', `The name must be one of: ${days}.`));
	});

	test('that is a post has no name that is the address of a later page', async () => {
		await rename(scratch.path('posts/your-first-pair-of-gloves'), scratch.path('posts/page-2'));
		const found = await scratch.complain();
		await rename(scratch.path('posts/page-2'), scratch.path('posts/your-first-pair-of-gloves'));
		const expected = 'Addresses that end so are the later pages of a list. Give it another name.';
		expect(found).toBe(complaint('posts/page-2/index.md', '', '"page-2"', expected));
	});

	test.each(['draft: true', "date: '2999-01-01'"])('that is a post with "%s" is linked by no other', async (line) => {
		const gloves = 'posts/your-first-pair-of-gloves/index.md';
		const good = await readFile(scratch.path(gloves), 'utf8');
		const link = '[gloves](/blog/your-first-pair-of-gloves)';
		await writeFile(scratch.path(gloves), good.replace(/^date: .*$/m, line.startsWith('date') ? line : `$&\n${line}`));
		const found = await scratch.complainAbout('posts/ten-breaths-before-the-bar/index.md', /$/, `\n${link}\n`);
		await writeFile(scratch.path(gloves), good);
		expect(found).toContain(`text: found ${link}`);
		expect(found).toContain(
			'The post at "/blog/your-first-pair-of-gloves" is a draft or has a date to come, so visitors don\'t see it yet. Publish it first, or take the link out.',
		);
	});

	test('that becomes part of an address has no capitals and no spaces', async () => {
		await rename(scratch.path('testimonials/ruth-kowalski.json'), scratch.path('testimonials/Ruth K.json'));
		const found = await scratch.complain();
		await rename(scratch.path('testimonials/Ruth K.json'), scratch.path('testimonials/ruth-kowalski.json'));
		const expected =
			'It becomes part of an address: rename it to small letters, numbers and hyphens, e.g. "power-lifting".';
		expect(found).toBe(complaint('testimonials/Ruth K.json', '', '"Ruth K"', expected));
	});
});

describe('a file in another encoding', () => {
	const again = 'Open it in your editor, choose "Save with encoding" (or "Save as"), and there "UTF-8".';
	const about = 'pages/about.md';

	test('that begins with a byte-order mark is refused if it is JSON, which would not be read', async () => {
		const found = await complainWith('plans/beginner.json', `\ufeff{}`);
		const expected = `The file begins with an invisible mark, which stops the build. ${again}`;
		expect(found).toBe(complaint('plans/beginner.json', '', 'a file saved as "UTF-8 with BOM"', expected));
	});

	test('that begins with a byte-order mark is read if it is Markdown', async () => {
		const text = await readFile(scratch.path(about), 'utf8');
		expect(await complainWith(about, `\ufeff${text.replaceAll('\n', '\r\n')}`)).toBe('0 problems in content/');
	});

	test('that is Latin-1 is refused with the line of the first letter that is lost', async () => {
		const text = await readFile(scratch.path(about), 'utf8');
		const found = await complainWith(about, Buffer.from(text.replace('description: ', 'description: Für '), 'latin1'));
		const expected = `Letters such as é, ü or ’ are saved in another encoding and would be published as �. ${again}`;
		expect(found).toBe(complaint(`${about}:3`, '', 'a file that is not saved as UTF-8', expected));
	});

	test('that is UTF-16 is refused', async () => {
		const found = await complainWith(about, Buffer.from('\ufeff---', 'utf16le'));
		expect(found).toBe(complaint(about, '', 'a file saved as UTF-16', `The site reads UTF-8. ${again}`));
	});

	test('that lost a letter when it was saved is refused', async () => {
		const said = await scratch.complainAbout(about, 'description: ', 'description: F�r ');
		expect(said).toContain('"description" contains � after "F": a letter was lost when the file was saved.');
	});

	test('that holds a date or a number for a text, as Astro reads it, is refused', async () => {
		const wrong = (kind: string) => `"title" must be text in quotation marks, not a ${kind}: `;
		expect(await scratch.complainAbout(about, /title: .*/, 'title: 2022-03-09')).toContain(wrong('date'));
		expect(await scratch.complainAbout(about, /title: .*/, 'title: 10_000')).toContain(wrong('number'));
	});
});

describe('a picture', () => {
	const picture = 'The picture "./cycling.jpg"';
	const drawn = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: 'black' } }).jpeg();

	test.each([
		['is too small for its place', 900, 600, 'is 900 px wide; this place needs at least 1200 px.'],
		[
			'has the wrong shape for its place',
			1200,
			1200,
			'is 1200 x 1200 px; this place needs about 3:2. Crop it and save it again.',
		],
		[
			'has more pixels than a screen',
			6300,
			4200,
			'is 6300 x 4200 px; keep it to 6000 px. Make it smaller and save it again.',
		],
	])('that %s is refused', async (_, width, height, expected) => {
		const found = await complainWith('classes/cycling.jpg', await drawn(width, height).toBuffer());
		expect(found).toBe(complaint('classes/cycling.json:8', 'image', '"./cycling.jpg"', `${picture} ${expected}`));
	});

	test('that weighs more than a page ever should is refused', async () => {
		const heavy = Buffer.concat([await drawn(1200, 800).toBuffer(), Buffer.alloc(8_400_000)]);
		const found = await complainWith('classes/cycling.jpg', heavy);
		const expected = `${picture} has 8.4 MB; keep it to 8 MB. Save it again as JPEG, quality 85.`;
		expect(found).toBe(complaint('classes/cycling.json:8', 'image', '"./cycling.jpg"', expected));
	});

	test.each([
		['cannot be opened', 'no picture at all', 'cannot be opened. Save it again as JPEG, or choose another.'],
		[
			'is a HEIC under another name',
			'\0\0\0\x24ftypheic\0\0\0\0mif1heic',
			'is a HEIC, as iPhones save them, whatever its name says. Export it as JPEG.',
		],
		[
			'is a web page under another name',
			'<!DOCTYPE html><title>A picture</title>',
			'is a web page and no picture. Open it in a browser and save the picture itself.',
		],
		['is a GIF', 'GIF89a', 'is a GIF. The site shows JPEG, PNG, WebP and AVIF: save it as one of these.'],
	])('that %s is refused', async (_, content, expected) => {
		const found = await complainWith('classes/cycling.jpg', Buffer.from(content, 'latin1'));
		expect(found).toBe(complaint('classes/cycling.json:8', 'image', '"./cycling.jpg"', `${picture} ${expected}`));
	});

	test('that was cut off is refused, in a text too, and accepted once it is whole', async () => {
		const whole = await drawn(1200, 800).toBuffer();
		const file = 'posts/your-first-pair-of-gloves/index.md';
		const text = await readFile(scratch.path(file), 'utf8');
		await writeFile(scratch.path(file), `${text}\n![A rope](./a%20rope.jpg)\n`);
		const rope = scratch.path('posts/your-first-pair-of-gloves/a rope.jpg');
		await writeFile(rope, whole.subarray(0, -20));
		const said = await complainWith('classes/cycling.jpg', whole.subarray(0, whole.length - 400));
		await writeFile(rope, whole);
		const after = await scratch.complain();
		await rm(rope);
		await writeFile(scratch.path(file), text);
		const damaged =
			'is damaged: only a part of it can be read, as when a copy or a download was cut off. Copy it again from where it came.';
		expect(said).toContain(`image: found "./cycling.jpg"\n    ${picture} ${damaged}`);
		expect(said).toContain(`text: found ![A rope](./a%20rope.jpg)\n    The picture "./a rope.jpg" ${damaged}`);
		expect(after).toBe('0 problems in content/');
	});
});

describe('a logo', () => {
	test.each([
		['<svg xmlns="http://www.w3.org/2000/svg"/>', 'needs a viewBox. Save it again as a plain SVG.'],
		['<svg viewBox="0 0 9 9"><script/></svg>', 'contains styles or scripts. Save it again as a plain SVG.'],
		[
			'<svg viewBox="0 0 9 9"><a href="https://example.com"><path fill="currentColor"/></a></svg>',
			'contains links or pictures of other files. Save it again as a plain SVG.',
		],
		['<svg viewBox="0 0 9 9"/>', 'must be filled with "currentColor", so that it takes the page\'s colour.'],
	])('%s is refused', async (drawing, expected) => {
		const found = await complainWith('partners/vanta.svg', drawing);
		const message = `The drawing "./vanta.svg" ${expected}`;
		expect(found).toBe(complaint('partners/vanta.json:4', 'logo', '"./vanta.svg"', message));
	});
});
