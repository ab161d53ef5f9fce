// The editing screen in a browser: on one's own computer, with a folder in the browser's storage for the project's, and on
// the published site, with a stand-in for GitHub.
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { screenServer } from '../../src/tooling/admin/dev-server.ts';
import { writeScreen } from '../../src/tooling/admin/page.ts';
import { repositoryOf } from '../../src/tooling/admin/repository.ts';
import { cacheFolder } from '../../src/tooling/folders.ts';
import { standInForGitHub } from '../support/github.ts';
import { putRepository, readRepository } from '../support/repository.ts';
import { serveFolder } from '../support/static.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 }); // one folder, one screen
test.use({ viewport: { width: 1400, height: 1000 }, actionTimeout: 20_000 });

let root: string;
let content: string;
const servers: Server[] = [];
const addresses = { own: '', published: '' };

test.beforeAll(async () => {
	test.setTimeout(180_000); // the screen is bundled once
	root = await mkdtemp(join(tmpdir(), 'ember-screen-'));
	content = join(root, 'content');
	await cp(new URL('../../content', import.meta.url), content, { recursive: true });
	const answer = screenServer({ root, content, cache: cacheFolder });
	const own = createServer((request, response) => {
		answer(request, response).then(
			(answered) => answered || response.writeHead(404).end(),
			() => response.writeHead(500).end(),
		);
	});
	addresses.own = await listen(own);
	const dist = join(root, 'dist');
	const repository = repositoryOf({ EDITOR_REPOSITORY: 'ember/website', EDITOR_BRANCH: 'live' });
	if (!repository) throw new Error('There is no repository.');
	const site = 'https://www.example.com/';
	await writeScreen({ folder: join(dist, 'admin'), cache: cacheFolder, root, content, site, repository });
	addresses.published = await listen(serveFolder(dist));
});
test.afterAll(async () => {
	for (const server of servers) server.close();
	await rm(root, { recursive: true });
});

async function listen(server: Server): Promise<string> {
	servers.push(server);
	server.listen(0, 'localhost');
	await once(server, 'listening');
	const address = server.address();
	return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

async function openProject(page: Page) {
	await page.addInitScript(() => {
		const picker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('repo');
		Object.assign(window, { showDirectoryPicker: picker });
	});
	await page.goto(`${addresses.own}/nothing`);
	await putRepository(page, root);
	await page.goto(`${addresses.own}/admin/`);
	await page.getByRole('button', { name: /local repository/i }).click();
	await expect(page.getByRole('treeitem', { name: 'Posts' })).toBeVisible({ timeout: 30_000 });
}

async function go(page: Page, place: string) {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, `#/collections/${place}`);
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** A field by the path of its name. */
const field = (page: Page, path: string) => page.locator(`.field[data-key-path="${path}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function firstOf(folder: string) {
	const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.json')).sort();
	const [name = ''] = names;
	return {
		id: name.replace('.json', ''),
		text: await readFile(join(content, folder, name), 'utf8'),
		count: names.length,
	};
}

test('a changed price is one changed line, and opening a file changes nothing', async ({ page }) => {
	await openProject(page);
	const { id, text } = await firstOf('plans');
	await go(page, `plans/entries/${id}`);
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await field(page, 'price').getByRole('spinbutton').fill('4567');
	await save(page);
	await expect
		.poll(async () => (await readRepository(page)).get(`content/plans/${id}.json`)?.toString())
		.toBe(text.replace(/"price": \d+/, '"price": 4567'));
});

test('mistakes are told where they are made, and what the whole content forbids before anything is saved', async ({
	page,
}) => {
	await openProject(page);
	const { id, text } = await firstOf('classes');
	await go(page, `classes/entries/${id}`);
	const title = field(page, 'title').getByRole('textbox');
	const written = await title.inputValue();
	await title.fill('');
	await field(page, 'time').getByRole('textbox').fill('nine to ten');
	await save(page);
	await expect(field(page, 'title').getByRole('alert').filter({ hasText: 'This must be filled in.' })).toBeVisible();
	await expect(field(page, 'time').getByRole('alert').filter({ hasText: 'Time must be two hours' })).toBeVisible();

	await title.fill(written);
	await field(page, 'time').getByRole('textbox').fill('10:00am-9:00am');
	await save(page);
	const box = page.getByRole('alertdialog');
	await expect(box).toContainText('"time" ends before it begins');
	await box.getByRole('button', { name: 'OK' }).click();

	const { time, order } = JSON.parse(text);
	await field(page, 'time').getByRole('textbox').fill(time);
	const other = order === 1 ? 2 : 1;
	await field(page, 'order').getByRole('spinbutton').fill(String(other));
	await save(page);
	await expect(box).toContainText('It is not saved yet. Put this right first:');
	await expect(box).toContainText('has the same "order". Give each its own number.');
	expect((await readRepository(page)).get(`content/classes/${id}.json`)?.toString()).toBe(text);
});

test('a new class gets its picture by our rules, no larger than screens show, and its point by keyboard', async ({
	page,
}) => {
	await openProject(page);
	const { text, count } = await firstOf('classes');
	const { trainer, time } = JSON.parse(text);
	await go(page, 'classes/new');
	await field(page, 'title').getByRole('textbox').fill('Über Ropes');
	await field(page, 'trainer').getByRole('textbox').fill(trainer);
	await field(page, 'day').getByRole('combobox').click();
	await page.getByRole('option', { name: 'Friday' }).click();
	await field(page, 'time').getByRole('textbox').fill(time);
	await field(page, 'order')
		.getByRole('spinbutton')
		.fill(String(count + 1));
	await field(page, 'alt').getByRole('textbox').fill('A rope');

	const input = field(page, 'image').locator('input[type=file]').first();
	const phone = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
	await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: phone });
	const refusal = page.getByRole('dialog', { name: 'This picture was not added' });
	await expect(refusal).toContainText('export it as JPEG');
	expect((await new AxeBuilder({ page }).include('dialog.tell').analyze()).violations).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(refusal).toBeHidden();

	const buffer = await sharp({ create: { width: 4500, height: 3000, channels: 3, background: '#432' } })
		.jpeg()
		.toBuffer();
	await input.setInputFiles({ name: 'über Ropes (1).JPG', mimeType: 'image/jpeg', buffer });
	const point = page
		.locator('focus-picker')
		.getByRole('button', { name: /^The point that stays visible: 50% from the left/ });
	await point.focus();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowUp');
	await expect(page.locator('focus-picker').getByText('45% from the left, 45% from the top.')).toBeVisible();
	expect((await new AxeBuilder({ page }).include('focus-picker').analyze()).violations).toEqual([]);

	await save(page);
	await expect.poll(async () => (await readRepository(page)).has('content/classes/ueber-ropes.json')).toBe(true);
	const files = await readRepository(page);
	expect(JSON.parse(String(files.get('content/classes/ueber-ropes.json')))).toEqual({
		$schema: '../../.astro/collections/classes.schema.json',
		...{ title: 'Über Ropes', trainer, day: 'friday', time, order: count + 1 },
		...{ image: './ueber-ropes-1.jpg', alt: 'A rope', focus: '45% 45%' },
	});
	const picture = await sharp(files.get('content/classes/ueber-ropes-1.jpg')).metadata();
	expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 3000, 2000]);
});

test('a post is written with a heading and a picture in its text', async ({ page }) => {
	await openProject(page);
	const buffer = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#432' } })
		.jpeg()
		.toBuffer();
	const picture = { name: 'Rope.JPG', mimeType: 'image/jpeg', buffer };
	await go(page, 'posts/new');
	await field(page, 'title').getByRole('textbox').fill('A Rope and a Wall');
	await field(page, 'description').getByRole('textbox').fill('Ten minutes at home.');
	await field(page, 'author').getByRole('textbox').fill('Admin');
	await field(page, 'categories').getByRole('button', { name: /Add/ }).click();
	await field(page, 'categories').getByRole('combobox').click();
	await page.getByRole('option').first().click();
	await field(page, 'tags').getByRole('button', { name: /Add/ }).click();
	await field(page, 'tags').getByRole('textbox').fill('mobility');
	await field(page, 'image').locator('input[type=file]').first().setInputFiles(picture);
	await field(page, 'alt').getByRole('textbox').fill('A rope');
	await field(page, 'body').locator('[contenteditable=true]').first().click();
	for (const line of ['Find a wall.', '## And a rope', 'Jump.']) {
		await page.keyboard.type(line);
		await page.keyboard.press('Enter');
	}
	await field(page, 'body').getByRole('button', { name: 'Image' }).click();
	const inText = { ...picture, name: 'The Wall.jpg', buffer: await sharp(buffer).negate().jpeg().toBuffer() };
	await field(page, 'body').locator('input[type=file]').first().setInputFiles(inText);
	await expect(field(page, 'body').getByText('./the-wall.jpg')).toBeVisible();
	await field(page, 'body').getByRole('textbox', { name: /Alt/ }).fill('A wall');
	await expect(field(page, 'image').getByText('./rope.jpg')).toBeVisible();
	await save(page);
	const folder = 'content/posts/a-rope-and-a-wall';
	await expect
		.poll(async () => [...(await readRepository(page)).keys()].filter((name) => name.startsWith(folder)).sort())
		.toEqual([`${folder}/index.md`, `${folder}/rope.jpg`, `${folder}/the-wall.jpg`]);
	const post = String((await readRepository(page)).get(`${folder}/index.md`));
	expect(post).toMatch(/^---\ntitle: A Rope and a Wall\n/);
	expect(post).toContain(
		'tags: [mobility]\nimage: ./rope.jpg\nalt: A rope\n---\n\nFind a wall.\n\n## And a rope\n\nJump.\n',
	);
	expect(post.trimEnd()).toMatch(/!\[A wall\]\(\.\/the-wall\.jpg\)$/);
});

test('on the published site a token signs in, and saving is a commit of the file’s bytes', async ({ page }) => {
	const hosts = new Set<string>();
	page.on('request', (request) => hosts.add(new URL(request.url()).host));
	const github = await standInForGitHub(page, root);
	await page.goto(`${addresses.published}/admin/`);
	await page.getByRole('button', { name: /access token/i }).click();
	await page.getByRole('textbox', { name: /token/i }).fill('github_pat_1234');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('treeitem', { name: 'Posts' })).toBeVisible({ timeout: 30_000 });

	const { id, text } = await firstOf('plans');
	await go(page, `plans/entries/${id}`);
	await field(page, 'price').getByRole('spinbutton').fill('4567');
	await save(page);
	await expect.poll(() => github.commits.length).toBe(1);
	const [commit] = github.commits;
	expect(commit).toMatchObject({
		branch: { repositoryNameWithOwner: 'ember/website', branchName: 'live' },
		expectedHeadOid: github.head,
		fileChanges: { deletions: [] },
	});
	const written = commit?.fileChanges.additions.map(({ path, contents }) => [
		path,
		Buffer.from(contents, 'base64').toString(),
	]);
	expect(written).toEqual([[`content/plans/${id}.json`, text.replace(/"price": \d+/, '"price": 4567')]]);
	expect([...github.tokens]).toEqual([expect.stringMatching(/^(token|Bearer) github_pat_1234$/)]);
	expect([...hosts].filter((host) => host !== '').sort()).toEqual(
		['api.github.com', new URL(addresses.published).host].sort(),
	);
});
