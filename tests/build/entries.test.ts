// What an editor adds, by the guide or on the editing screen, is on the pages of a real build. Runs after the build of the
// gym that it adds to, whose pictures it takes over.
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shelves } from '~/schemas/collections';
import { screenOf } from '~/integrations/admin/forms/configuration';
import { fromFile, toFile } from '~/integrations/admin/files/file-format';
import { checkContent, formatProblems } from '~/tooling/check/check-content';
import { build } from '~/tooling/measure/scale/build';
import { writeSite } from '~/tooling/measure/scale/write-site';
import { writeEmber } from '../gyms/ember';
import { settingsOf } from '../gyms/gyms';
import { guideExamples, pictureOf } from '../support/guide';

const root = join(import.meta.dirname, '../..');
let site: string;

beforeAll(async () => {
	site = await mkdtemp(join(tmpdir(), 'ember-entries-'));
	await writeSite(root, site, { posts: 0, pictures: 0 });
	await writeEmber(join(site, 'content'));
	await cp(join(settingsOf('ember').CACHE_DIR, 'assets'), join(site, '.astro/assets'), { recursive: true });
	for (const { file, text } of await guideExamples()) {
		const target = join(site, 'content', file);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, text);
		const picture = pictureOf(file, text);
		if (picture) await copyFile(join(site, 'content', picture.like), join(dirname(target), picture.name));
	}
	const draw = async (file: string, width: number, height: number) => {
		await mkdir(dirname(join(site, 'content', file)), { recursive: true });
		await sharp({ create: { width, height, channels: 3, background: '#432' } }).toFile(join(site, 'content', file));
	};
	await draw('classes/kettlebells.jpg', 1500, 1000);
	await draw('posts/a-rope-and-a-wall/rope.jpg', 1500, 1000);
	await draw('coaches/vera-holm.jpg', 800, 1000);
	await draw('gallery/dumbbells.jpg', 1500, 1000);
	await draw('plans/student.jpg', 1500, 1000);
	const logo = '<svg viewBox="0 0 9 9"><path fill="currentColor" d="M0 0h9v9z"/></svg>';
	await writeFile(join(site, 'content/partners/northside.svg'), logo);
	const order = 50; // behind all others

	await save('classes/kettlebells.json', {
		...{ title: 'Kettlebells', trainer: 'Mara Lindqvist', day: 'monday', time: '4:00pm-5:00pm', order },
		...{ image: './kettlebells.jpg', alt: 'A row of kettlebells' },
	});
	await save('posts/a-rope-and-a-wall/index.md', {
		...{ title: 'A Rope and a Wall', description: 'Ten minutes at home.', author: 'Admin', date: '2026-01-02' },
		...{ categories: ['fitness'], tags: ['mobility'], pinned: false, draft: false },
		...{ image: './rope.jpg', alt: 'A rope by a wall', body: 'Find a wall.\n\n## And a rope\n\nJump.' },
	});
	await save('coaches/vera-holm.json', {
		...{ name: 'Vera Holm', job: 'Yoga Trainer', order, image: './vera-holm.jpg', alt: 'A coach by a window' },
		links: {
			...{ facebook: 'https://f.example.com/v', x: 'https://x.example.com/v' },
			...{ instagram: 'https://i.example.com/v', email: 'vera@example.com' },
		},
	});
	await save('plans/student.json', {
		...{ grade: 'Student', price: 19, featured: false, order: 9, image: './student.jpg', alt: 'A bench' },
		features: ['Free Hand', 'Gym Fitness', 'Weight Loss', 'Personal Trainer', 'Cycling'],
	});
	const quote = 'I sleep better, and sit up.';
	await save('testimonials/ada-winter.json', { quote, name: 'Ada Winter', job: 'Architect', order });
	await save('partners/northside.json', { name: 'Northside', logo: './northside.svg', order });
	await save('gallery/dumbbells.json', { order, image: './dumbbells.jpg', alt: 'A rack of dumbbells' });
	expect(formatProblems(await checkContent(join(site, 'content')))).toBe('0 problems in content/');

	vi.stubEnv('NODE_ENV', 'production');
	await build(site);
}, 180_000);
afterAll(async () => {
	await rm(site, { recursive: true, force: true });
});

type Values = Record<string, unknown>;

/** Writes a file as the editing screen does. @param change the values, or what becomes of those in the file. */
async function save(file: string, change: Values | ((old: Values) => Values)) {
	const [folder = ''] = file.split('/');
	const format = screenOf(shelves).formats[`${folder}-${file.endsWith('.md') ? 'frontmatter' : 'json'}`];
	if (!format) throw new Error(`The screen writes no ${file}.`);
	const path = join(site, 'content', file);
	const old = typeof change === 'function' ? fromFile(format, await readFile(path, 'utf8')) : {};
	await writeFile(path, toFile(format, { ...old, ...(typeof change === 'function' ? change(old) : change) }));
}

test.each([
	['classes', ['Kettlebells', 'A row of kettlebells', 'Pilates', 'Two people on reformers by a window']],
	['blog', ['A Rope and a Wall', 'How to Warm Up']],
	['blog/a-rope-and-a-wall', ['Ten minutes at home.', 'A rope by a wall']],
	['blog/how-to-warm-up', ['Five minutes that save you a week on the sofa.', 'A sentence to remember']],
	['gallery/page-2', ['A rack of dumbbells']],
	['pricing', ['Student', '19']],
	[
		'index',
		['Vera Holm', 'mailto:vera@example.com', 'Ines Castell', 'I sleep better, and sit up.', 'Omar Nasser', 'Northside'],
	],
])('what was added is on the page %s', async (page, words) => {
	const html = await readFile(join(site, `dist/${page}.html`), 'utf8');
	expect(words.filter((word) => !html.includes(word))).toEqual([]);
});
