// Writes a copy of the site with as many posts and pictures as wanted, to see what size costs.
import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';

/** How many posts and gallery pictures are added to the real ones. */
export interface Size {
	posts: number;
	pictures: number;
}

const leftOut = new Set([
	'.astro',
	'.bench',
	'.data',
	'.git',
	'dist',
	'node_modules',
	'playwright-report',
	'test-results',
]);

/** Copies the project into an empty folder, without what it builds and with its packages as a link, and adds content. */
export async function writeSite(root: string, folder: string, size: Size): Promise<void> {
	const isSource = (path: string) => !leftOut.has(relative(root, path).split(sep)[0] ?? '');
	await cp(root, folder, { recursive: true, filter: isSource });
	await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
	await addContent(join(folder, 'content'), size);
}

/**
 * Adds posts, which repeat the real ones under titles and dates of their own, and pictures to the gallery. Each has a
 * picture file of its own. It is of one colour: the encoder is done with it in a fifth of a photograph's time, and the
 * rest of the build does with it what it does with any.
 * @param content the folder content/ of a copy of the site.
 */
export async function addContent(content: string, { posts, pictures }: Size): Promise<void> {
	// A folder may be left over from a post that is gone.
	const files = globSync('*/index.md', { cwd: join(content, 'posts') }).sort();
	const articles = await Promise.all(files.map((name) => readFile(join(content, 'posts', name), 'utf8')));
	const colours = await Promise.all(['#2b2118', '#5c3a21', '#8a5a33', '#3a3a40', '#6b2d1a'].map(drawPicture));
	// The same pixels in other bytes, so that no two posts share what is made of them.
	const picture = (number: number) =>
		Buffer.concat([colours[number % colours.length] ?? Buffer.alloc(0), Buffer.from(String(number))]);

	for (let number = 1; number <= posts; number++) {
		const folder = join(content, 'posts', postId(number));
		await mkdir(folder);
		await writeFile(join(folder, 'index.md'), repeatArticle(articles[number % articles.length] ?? '', number));
		await writeFile(join(folder, `picture-${number}.jpg`), picture(number));
	}

	const real = globSync('*.json', { cwd: join(content, 'gallery') }).length;
	const added = Array.from({ length: pictures }, (_, index) => real + 1 + index);
	for (const order of added) {
		const file = join(content, `gallery/picture-${order}`);
		await writeFile(`${file}.jpg`, picture(posts + order));
		await writeFile(
			`${file}.json`,
			JSON.stringify({ order, image: `./picture-${order}.jpg`, alt: `Wall, number ${order}` }),
		);
	}
}

/** Adds a sentence to one of the added posts, as an editor would. */
export async function changePost(folder: string): Promise<void> {
	await appendFile(join(folder, 'content/posts', postId(1), 'index.md'), '\nOne more thing: drink some water.\n');
}

function postId(number: number): string {
	return `session-${number}`;
}

function repeatArticle(article: string, number: number): string {
	const date = new Date(Date.UTC(2021, 11, 31 - number)).toISOString().slice(0, 10); // before the real posts
	return article
		.replace(/^title: (.*)$/m, (_, title: string) => `title: ${title.slice(0, 40).trim()} ${number}`)
		.replace(/^date: .*$/m, `date: ${date}`)
		.replace(/^image: .*$/m, `image: ./picture-${number}.jpg`)
		.replace(/^alt: .*$/m, `alt: Wall, number ${number}`)
		.replace(/^(focus|pinned|draft): .*\n/gm, '');
}

function drawPicture(background: string): Promise<Buffer> {
	return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
		.jpeg()
		.toBuffer();
}
