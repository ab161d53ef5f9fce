// What an editor adds, by the guide or by the command, is on the pages of a real build. Runs after the site's own build,
// whose pictures it takes over.
import { spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from '~/tooling/measure/scale/build';
import { writeSite } from '~/tooling/measure/scale/write-site';
import { guideExamples, pictureOf } from '../support/guide';

const root = join(import.meta.dirname, '../..');
let site: string;

beforeAll(async () => {
	site = await mkdtemp(join(tmpdir(), 'ember-entries-'));
	await writeSite(root, site, { posts: 0, pictures: 0 });
	await cp(join(root, '.astro/assets'), join(site, '.astro/assets'), { recursive: true });
	for (const { file, text } of await guideExamples()) {
		const target = join(site, 'content', file);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, text);
		const picture = pictureOf(file, text);
		if (picture) await copyFile(join(site, 'content', picture.like), join(dirname(target), picture.name));
	}
	const draw = (name: string, width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: '#432' } }).toFile(join(site, name));
	await draw('wide.jpg', 1500, 1000);
	await draw('tall.jpg', 800, 1000);
	await writeFile(join(site, 'logo.svg'), '<svg viewBox="0 0 9 9"><path fill="currentColor" d="M0 0h9v9z"/></svg>');

	write('class', {
		title: 'Kettlebells',
		trainer: 'Mara Lindqvist',
		day: 'monday',
		time: '4:00pm-5:00pm',
		...{ picture: 'wide.jpg', alt: 'A row of kettlebells' },
	});
	write('post', {
		...{ title: 'A Rope and a Wall', description: 'Ten minutes at home.', categories: 'fitness', tags: 'mobility' },
		...{ picture: 'wide.jpg', alt: 'A rope by a wall' },
	});
	write('coach', {
		...{ name: 'Vera Holm', job: 'Yoga Trainer', email: 'vera@example.com' },
		...{ facebook: 'https://f.example.com/v', x: 'https://x.example.com/v', instagram: 'https://i.example.com/v' },
		...{ picture: 'tall.jpg', alt: 'A coach by a window' },
	});
	write('picture', { picture: 'wide.jpg', alt: 'A rack of dumbbells' });
	write('plan', {
		...{ grade: 'Student', price: '19', picture: 'wide.jpg', alt: 'A bench' },
		features: 'Free Hand,Gym Fitness,Weight Loss,Personal Trainer,Cycling',
	});
	write('testimonial', { quote: 'I sleep better, and sit up.', name: 'Ada Winter', job: 'Architect' });
	write('partner', { name: 'Northside', picture: 'logo.svg' });
	// As an editor does when the words are there.
	const post = join(site, 'content/posts/a-rope-and-a-wall/index.md');
	await writeFile(post, (await readFile(post, 'utf8')).replace('draft: true\n', ''));

	vi.stubEnv('NODE_ENV', 'production');
	await build(site);
}, 180_000);
afterAll(async () => {
	await rm(site, { recursive: true, force: true });
});

/** `npm run new`, as somebody types it. */
function write(kind: string, flags: Record<string, string>) {
	const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
	const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'new', '--', kind, ...args], {
		cwd: site,
		encoding: 'utf8',
		shell: process.platform === 'win32',
	});
	expect(status, `${stdout}${stderr}`).toBe(0);
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
