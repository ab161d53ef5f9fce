import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheFolder } from '~/tooling/folders';
import { makeEntry } from '~/tooling/new';
import type { Ask } from '~/tooling/new-entry/prompts';
import { copyContent, type Scratch } from './scratch';

let scratch: Scratch;
let pictures: string;
const picture = (name: string) => join(pictures, name);
const read = (file: string) => readFile(scratch.path(file), 'utf8');
const run = (args: string[], ask?: Ask) => makeEntry(args, scratch.path('.'), ask);

beforeAll(async () => {
	scratch = await copyContent();
	pictures = await mkdtemp(join(tmpdir(), 'ember-pictures-'));
	const draw = (name: string, width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: '#432' } }).toFile(picture(name));
	await draw('IMG 0815.jpg', 1500, 1000);
	await draw('person.png', 800, 1000);
	await draw('small.jpg', 600, 400);
	await draw('square.jpg', 1500, 1500);
	await writeFile(picture('broken.jpg'), 'not a picture');
	await writeFile(picture('Our Logo.svg'), '<svg viewBox="0 0 9 9"><path fill="currentColor" d="M0 0h9v9z"/></svg>');
});
afterAll(async () => {
	await scratch.remove();
	await rm(pictures, { recursive: true });
});

const pilates = (source = picture('IMG 0815.jpg')) => [
	...['class', '--title', 'Pilates', '--trainer', 'Mara Lindqvist', '--day', 'thursday', '--time', '4:00pm-5:00pm'],
	...['--picture', source, '--alt', 'Two people on reformers by a window'],
];

describe('npm run new', () => {
	test('writes a class and puts its picture beside it', async () => {
		const { code, text } = await run(pilates());
		expect(code, text).toBe(0);
		expect(text).toContain('Written: content/classes/pilates.json\nPicture: content/classes/pilates.jpg\nNext:\n');
		expect(await read('classes/pilates.json')).toBe(
			`{
	"$schema": "../../.astro/collections/classes.schema.json",
	"title": "Pilates",
	"trainer": "Mara Lindqvist",
	"day": "thursday",
	"time": "4:00pm-5:00pm",
	"order": 13,
	"image": "./pilates.jpg",
	"alt": "Two people on reformers by a window"
}
`,
		);
		expect(await scratch.complain()).toBe('0 problems in content/');
	});

	test('refuses to overwrite it', async () => {
		const before = await read('classes/pilates.json');
		expect(await run(pilates(picture('square.jpg')))).toEqual({
			code: 1,
			text: [
				'--title: There is content/classes/pilates.json already, and nothing is overwritten. Choose another "title", or change that file.',
				'--picture: The picture "./square.jpg" is 1500 x 1500 px; this place needs about 3:2. Crop it and save it again.',
				'',
				'Nothing was written.',
			].join('\n'),
		});
		expect(await read('classes/pilates.json')).toBe(before);
	});

	test('writes a post whose words need quotation marks, with today as its day', async () => {
		const words = ['--title', "Rest: it's #1", '--description', '"Sleep", they said', '--tags', 'recovery, warm-up'];
		const { code, text } = await run([
			...['post', ...words, '--categories', 'fitness,yoga', '--pinned'],
			...['--picture', picture('IMG 0815.jpg'), '--alt', 'A bed: made'],
		]);
		expect(code, text).toBe(0);
		expect(text).toContain('It will be at /blog/rest-its-1.');
		expect(await read('posts/rest-its-1/index.md')).toMatch(
			/^---\ntitle: "Rest: it's #1"\ndescription: '"Sleep", they said'\nauthor: Admin\ndate: \d{4}-\d\d-\d\d\ncategories: \[fitness, yoga\]\ntags: \[recovery, warm-up\]\npinned: true\n(draft: true\n)?image: \.\/a-bed-made\.jpg\nalt: 'A bed: made'\n---\n\nThe first/,
		);
	});

	const portrait = (): string[] => ['--picture', picture('person.png'), '--alt', 'A coach'];
	const landscape = (): string[] => ['--picture', picture('IMG 0815.jpg'), '--alt', 'A rack of dumbbells'];
	test.each([
		[
			'coach',
			'coaches/ines-castell.json',
			() => [
				'--name',
				'Ines Castell',
				'--job',
				'Fitness Trainer',
				'--facebook',
				'https://f.example.com/i',
				'--x',
				'https://x.example.com/i',
				'--instagram',
				'https://i.example.com/i',
				'--email',
				'ines@example.com',
				...portrait(),
			],
		],
		[
			'plan',
			'plans/student.json',
			() => [
				'--grade',
				'Student',
				'--price',
				'19',
				'--features',
				'Free Hand,Gym Fitness,Weight Loss,Personal Trainer,Cycling',
				...landscape(),
			],
		],
		[
			'testimonial',
			'testimonials/omar-nasser.json',
			() => ['--quote', 'I sleep better, and sit up.', '--name', 'Omar Nasser', '--job', 'Accountant'],
		],
		['partner', 'partners/ueber-fit.json', () => ['--name', 'Über-Fit', '--picture', picture('Our Logo.svg')]],
		['picture', 'gallery/a-rack-of-dumbbells.jpg', landscape],
		['picture', 'gallery/a-rack-of-dumbbells-2.jpg', landscape],
	])('writes a %s', async (kind, file, flags) => {
		const { code, text } = await run([kind, ...flags()]);
		expect(code, text).toBe(0);
		expect(existsSync(scratch.path(file))).toBe(true);
	});

	test('leaves nothing to mend, and nothing of its own behind', async () => {
		expect(await scratch.complain()).toBe('0 problems in content/');
		expect(Object.keys(JSON.parse(await read('gallery/gallery.json')))).toHaveLength(15); // "$schema" and 14
		expect((await readdir(cacheFolder)).filter((name) => name.startsWith('new-'))).toEqual([]);
	});

	test('names what is missing and ends with 2 where nobody can be asked', async () => {
		expect(await run(['testimonial', '--name', 'Ada Winter'])).toEqual({
			code: 2,
			text: [
				"Add for a member's quote:",
				'  --quote "…"          The quote, without quotation marks of its own, e.g. "I came for the free hour and stayed.".',
				'  --job "…"            What stands under the name, e.g. "Architect, member since 2021".',
				'',
				'Nothing was written.',
			].join('\n'),
		});
		expect((await run(['partner', '--name', '太陽', '--picture', picture('Our Logo.svg')])).text).toMatch(
			/^Add for a partner:\n {2}--id "…" /,
		);
	});

	test.each([
		[['clas'], 'There is no "clas". Did you mean "class"?\n'],
		[[], 'Write what to make: npm run new -- post|class|coach|picture|plan|testimonial|partner\n'],
		[['class', '--triner', 'A'], 'There is no flag "--triner". Did you mean "--trainer"?'],
		[['class', '--title', '--day', 'monday'], 'Write something behind --title.'],
		[
			['class', '--title', 'Power', 'Lifting'],
			'"Lifting" belongs to no flag. Put quotation marks around a text with spaces.',
		],
	])('refuses %j', async (args, expected) => {
		const { code, text } = await run(args);
		expect(code).toBe(2);
		expect(text).toContain(expected);
	});

	test.each([
		['small.jpg', 'The picture "./small.jpg" is 600 px wide; this place needs at least 1200 px.'],
		['broken.jpg', 'The picture "./broken.jpg" cannot be opened. Save it again as JPEG, or choose another.'],
		[
			'Our Logo.svg',
			'The picture "./Our Logo.svg" is an SVG. The site shows JPEG, PNG, WebP and AVIF: save it as one of these.',
		],
	])('refuses the picture %s', async (name, expected) => {
		const args = pilates(picture(name)).map((word) => word.replace('Pilates', 'Spinning'));
		expect(await run(args)).toEqual({ code: 1, text: `--picture: ${expected}\n\nNothing was written.` });
	});

	test('finds the picture that was meant', async () => {
		const { text } = await run(['picture', '--alt', 'A rack', '--picture', picture('IMG 0816.jpg')]);
		expect(text).toContain(`There is no file "${picture('IMG 0816.jpg')}". Did you mean "${picture('IMG 0815.jpg')}"?`);
	});

	test('writes nothing that the check of all of content/ would refuse', async () => {
		const args = pilates().map((word) => word.replace('Pilates', 'Spinning'));
		const { code, text } = await run([...args, '--order', '1']);
		expect(code).toBe(1);
		expect(text).toMatch(/has the same "order"[\s\S]*\n\nNothing was written\.$/);
		expect(existsSync(scratch.path('classes/spinning.json'))).toBe(false);
		expect(existsSync(scratch.path('classes/spinning.jpg'))).toBe(false);
	});

	test('asks an editor for what is missing, and again until it is right', async () => {
		const answers: Record<string, string[]> = {
			title: ['Boxing', 'Box and Breathe'],
			trainer: ['Theo Brandt'],
			day: ['fri', 'friday'],
			time: ['9-10', '9:00am-10:00am'],
			picture: ['nowhere.jpg', `'${picture('IMG 0815.jpg')}'`],
			alt: ['', 'A pair of gloves'],
		};
		const heard: string[] = [];
		const { code, text } = await run(['class'], async ({ flag }, choices, before, problem) => {
			heard.push(problem);
			if (flag === 'day') expect(choices).toContain('sunday');
			return answers[flag]?.shift() ?? before;
		});
		expect(code, text).toBe(0);
		expect(heard.filter((problem) => problem !== '')).toHaveLength(5);
		expect(JSON.parse(await read('classes/box-and-breathe.json'))).toMatchObject({
			day: 'friday',
			alt: 'A pair of gloves',
		});
	});
});
