// The editing screen in a browser: on one's own computer, with a folder in the browser's storage for the project's, and on
// the published site, with a stand-in for GitHub.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect as usually, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { screenServer } from '../../src/integrations/admin/dev-server.ts';
import { inspectContent } from '../../src/tooling/check/check-content.ts';
import { writeScreen } from '../../src/integrations/admin/page.ts';
import { repositoryOf } from '../../src/integrations/admin/repository.ts';
import { cacheFolder, contentFolder, root as projectFolder } from '../../src/tooling/folders.ts';
import { writeSite } from '../../src/tooling/measure/scale/write-site.ts';
import { createSiteServer } from '../../src/tooling/serve/site-server.ts';
import { standInForGitHub } from '../support/github.ts';
import { putRepository, readRepository } from '../support/repository.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 }); // one folder, and the last builds what all have written
test.use({ viewport: { width: 1400, height: 1000 }, actionTimeout: 20_000 });

/** Saving looks at all of content/: on a busy machine that takes longer than a page. */
const expect = usually.configure({ timeout: 45_000 });
const run = promisify(execFile);
let root: string;
let content: string;
const servers: Server[] = [];
const addresses = { own: '', published: '' };

test.beforeAll(async () => {
	test.setTimeout(180_000); // the screen is bundled once
	root = await mkdtemp(join(tmpdir(), 'ember-screen-'));
	content = join(root, 'content');
	await cp(contentFolder, content, { recursive: true });
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
	for (const rules of ['_headers', '_redirects'])
		await cp(new URL(`../../public/${rules}`, import.meta.url), join(dist, rules));
	addresses.published = await listen(createSiteServer({ dist })); // with the headers that hosts send
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
/** What the check asks once something is saved. */
const question = (page: Page) => page.getByRole('dialog', { name: 'It is saved. Is this right, too?' });

/** Saves, and writes what the browser's folder holds then into the one that the check and the build read. */
async function saveAll(page: Page) {
	await save(page);
	await expect(page.getByRole('button', { name: /^Sav/ })).toBeHidden({ timeout: 30_000 });
	await takeHome(page);
}

async function takeHome(page: Page) {
	const files = await readRepository(page);
	for (const item of await readdir(content, { recursive: true, withFileTypes: true })) {
		const path = join(item.parentPath, item.name);
		if (item.isFile() && !files.has(relative(root, path).replaceAll('\\', '/'))) await rm(path);
	}
	for (const [name, bytes] of files) {
		if (!name.startsWith('content/')) continue;
		await mkdir(dirname(join(root, name)), { recursive: true });
		await writeFile(join(root, name), bytes);
	}
}

async function draw(name: string, [width, height]: [number, number], background: string) {
	const buffer = await sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
	return { name, mimeType: 'image/jpeg', buffer };
}

/** The Replace dialog of a picture. */
async function replacePicture(page: Page, path: string, picture: Awaited<ReturnType<typeof draw>>) {
	await field(page, path).getByRole('button', { name: 'Replace' }).click();
	const dialog = page.getByRole('dialog', { name: 'Select Image' });
	await dialog.locator('input[type=file]').first().setInputFiles(picture);
	await dialog.getByRole('button', { name: 'Insert' }).click();
	await expect(dialog).toBeHidden();
}

async function firstOf(folder: string) {
	const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.json')).sort();
	const [name = ''] = names;
	return { id: name.replace('.json', ''), text: await readFile(join(content, folder, name), 'utf8') };
}

/** Every entry of a folder as it stands in its file now. */
async function entriesOf(folder: string) {
	const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.json'));
	return Promise.all(
		names.map(async (name) => {
			const data = JSON.parse(await readFile(join(content, folder, name), 'utf8'));
			return { id: name.replace('.json', ''), data };
		}),
	);
}

test('a changed price is seen beside the form and is one changed line, and the check asks about other places', async ({
	page,
}) => {
	await openProject(page);
	const { id, text } = await firstOf('plans');
	await go(page, `plans/entries/${id}`);
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await field(page, 'price').getByRole('spinbutton').fill('4567');
	const card = page.frameLocator('iframe[title]').getByRole('article');
	await expect(card.locator('data[value="4567"]')).toBeVisible();
	await saveAll(page);
	await expect(question(page)).toContainText('The home page, Description: No plan costs');
	expect((await new AxeBuilder({ page }).include('dialog.tell').analyze()).violations).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(question(page)).toBeHidden();
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

	const { time } = JSON.parse(text);
	await field(page, 'time').getByRole('textbox').fill(time);
	await replacePicture(page, 'image', await draw('small.jpg', [300, 200], '#432'));
	await save(page);
	await expect(box).toContainText('It is not saved yet. Put this right first:');
	await expect(box).toContainText(
		'Picture: The picture "./small.jpg" is 300 px wide; this place needs at least 1200 px.',
	);
	expect((await readRepository(page)).get(`content/classes/${id}.json`)?.toString()).toBe(text);
});

test('a new class gets its picture by our rules, no larger than screens show, and its point by keyboard', async ({
	page,
}) => {
	await openProject(page);
	const { text } = await firstOf('classes');
	const { trainer, time } = JSON.parse(text);
	const orders = (await entriesOf('classes')).map(({ data }) => data.order);
	await go(page, 'classes/new');
	await field(page, 'title').getByRole('textbox').fill('Über Ropes');
	await field(page, 'trainer').getByRole('textbox').fill(trainer);
	await field(page, 'day').getByRole('combobox').click();
	await page.getByRole('option', { name: 'Friday' }).click();
	await field(page, 'time').getByRole('textbox').fill(time);
	await field(page, 'alt').getByRole('textbox').fill('A rope');

	const input = field(page, 'image').locator('input[type=file]').first();
	const phone = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
	await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: phone });
	const refusal = page.getByRole('dialog', { name: 'This picture was not added' });
	await expect(refusal).toContainText('export it as JPEG');
	expect((await new AxeBuilder({ page }).include('dialog.tell').analyze()).violations).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(refusal).toBeHidden();

	await input.setInputFiles(await draw('über Ropes (1).JPG', [4500, 3000], '#432'));
	const point = page
		.locator('focus-picker')
		.getByRole('button', { name: /^The point that stays visible: 50% from the left/ });
	await point.focus();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowUp');
	await expect(page.locator('focus-picker').getByText('45% from the left, 45% from the top.')).toBeVisible();
	expect((await new AxeBuilder({ page }).include('focus-picker').analyze()).violations).toEqual([]);

	await saveAll(page);
	const files = await readRepository(page);
	expect(JSON.parse(String(files.get('content/classes/ueber-ropes.json')))).toEqual({
		$schema: '../../.astro/collections/classes.schema.json',
		...{ title: 'Über Ropes', trainer, day: 'friday', time, order: Math.max(...orders) + 1 },
		...{ image: './ueber-ropes-1.jpg', alt: 'A rope', focus: '45% 45%' },
	});
	const picture = await sharp(files.get('content/classes/ueber-ropes-1.jpg')).metadata();
	expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 3000, 2000]);
});

test('a post is written with a heading and a picture in its text', async ({ page }) => {
	await openProject(page);
	const picture = await draw('Rope.JPG', [1500, 1000], '#432');
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
	const inText = await draw('The Wall.jpg', [1500, 1000], '#cba');
	await field(page, 'body').locator('input[type=file]').first().setInputFiles(inText);
	await expect(field(page, 'body').getByText('./the-wall.jpg')).toBeVisible();
	await field(page, 'body').getByRole('textbox', { name: /Alt/ }).fill('A wall');
	await expect(field(page, 'image').getByText('./rope.jpg')).toBeVisible();
	const article = page.frameLocator('iframe[title]').getByRole('article');
	await expect(article.getByRole('heading', { name: 'And a rope' })).toBeVisible();
	await saveAll(page);
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
	await field(page, 'price').getByRole('spinbutton').fill('6543');
	await expect(page.frameLocator('iframe[title]').locator('data[value="6543"]')).toBeVisible();
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
	expect(written).toEqual([[`content/plans/${id}.json`, text.replace(/"price": \d+/, '"price": 6543')]]);
	expect([...github.tokens]).toEqual([expect.stringMatching(/^(token|Bearer) github_pat_1234$/)]);
	expect([...hosts].filter((host) => host !== '').sort()).toEqual(
		['api.github.com', new URL(addresses.published).host].sort(),
	);

	// What the screen knows without the rest of the content is told before it is a commit.
	await expect(page.getByRole('button', { name: /^Sav/ })).toBeHidden();
	await go(page, `plans/entries/${id}`);
	await replacePicture(page, 'image', await draw('small.jpg', [300, 200], '#432'));
	await save(page);
	await expect(page.getByRole('alertdialog')).toContainText(
		'Picture: The picture "./small.jpg" is 300 px wide; this place needs at least 1200 px.',
	);
	expect(github.commits).toHaveLength(1);
});

test('a day of changes goes through the check, and a build shows them', async ({ page }) => {
	test.setTimeout(420_000); // it builds the site
	await page.setViewportSize({ width: 1400, height: 4000 }); // fields are made when they come into sight
	const questions: string[] = [];
	await page.addLocatorHandler(question(page), async () => {
		questions.push(await question(page).innerText());
		await page.keyboard.press('Enter');
	});
	await openProject(page);
	await go(page, 'pages/entries/homePage');
	await field(page, 'hero').getByRole('button', { name: 'Expand' }).first().click();
	await field(page, 'hero.heading').getByRole('textbox').fill('Come in and try');
	await replacePicture(page, 'hero.image', await draw('Hall.jpg', [2400, 1500], '#765'));
	await saveAll(page);

	await go(page, 'settings/entries/gym');
	await field(page, 'hours').getByRole('button', { name: 'Expand All' }).click();
	await field(page, 'hours.0.time').getByRole('textbox').fill('from 6 to 9');
	await field(page, 'hours.0.opens').getByRole('textbox').fill('06:00');
	await saveAll(page);

	await go(page, 'gallery/entries/gallery');
	const known = Object.keys(JSON.parse(await readFile(join(content, 'gallery/gallery.json'), 'utf8'))).length - 1;
	await field(page, 'entries').getByRole('button', { name: /^Add/ }).last().click();
	const last = `entries.${known}`;
	await field(page, `${last}.image`)
		.locator('input[type=file]')
		.first()
		.setInputFiles(await draw('Ring.jpg', [1500, 1000], '#567'));
	await field(page, `${last}.alt`).getByRole('textbox').fill('A ring by a window');
	await saveAll(page);

	// A coach, wherever the name stands: the least of them is enough.
	const coaches = await entriesOf('coaches');
	const uses = (name: string, entries: typeof coaches) =>
		entries.filter(({ data }) => JSON.stringify(data).includes(name));
	const [classes, days] = [await entriesOf('classes'), await entriesOf('schedule')];
	const led = (name: string) => uses(name, classes).length + uses(name, days).length;
	const [coach] = coaches
		.filter(({ data }) => led(data.name) > 0)
		.sort((one, other) => led(one.data.name) - led(other.data.name));
	const name = coach?.data.name;
	await go(page, `coaches/entries/${coach?.id}`);
	await field(page, 'name').getByRole('textbox').fill('Vera Holm');
	await saveAll(page);
	for (const { id } of uses(name, classes)) {
		await go(page, `classes/entries/${id}`);
		await field(page, 'trainer').getByRole('textbox').fill('Vera Holm');
		await saveAll(page);
	}
	for (const { id, data } of uses(name, days)) {
		await go(page, `schedule/entries/${id}`);
		await field(page, 'classes').getByRole('button', { name: 'Expand All' }).click();
		for (const [index, { trainer }] of data.classes.entries()) {
			if (trainer !== name) continue;
			const place = field(page, `classes.${index}.trainer`);
			await place.getByRole('textbox').fill('Vera Holm');
		}
		await saveAll(page);
	}

	expect(questions.join()).toContain('No class names this coach as its trainer.');

	await page.getByRole('treeitem', { name: /^Prices/ }).click();
	await page.getByRole('button', { name: /^Reorder/ }).click();
	await page.getByRole('button', { name: 'Move Up' }).last().click();
	await page.getByRole('button', { name: /^Done/ }).click();
	const places = async () => (await entriesOf('plans')).map(({ id, data }) => `${data.order} ${id}`).sort();
	const [before, order] = [await places(), (ids: string[]) => ids.map((line) => line.replace(/^\d+ /, ''))];
	await expect
		.poll(async () => {
			await takeHome(page);
			return order(await places());
		})
		.toEqual(order([...before.slice(0, -2), ...before.slice(-2).reverse()]));

	// Who is deleted takes the own picture along, and nobody else's.
	const [, , ...more] = (await entriesOf('plans')).sort((one, other) => one.data.order - other.data.order);
	const gone = more.at(-1);
	const pictures = async () => (await readdir(join(content, 'plans'))).filter((one) => one.endsWith('.jpg'));
	const shown = await pictures();
	await go(page, `plans/entries/${gone?.id}`);
	await page
		.getByRole('button', { name: /Options/ })
		.first()
		.click();
	await page.getByRole('menuitem', { name: 'Delete' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('button', { name: /^Sav/ })).toBeHidden({ timeout: 30_000 });
	await takeHome(page);
	expect((await entriesOf('plans')).map(({ id }) => id)).not.toContain(gone?.id);
	expect(await pictures()).toEqual(shown.filter((one) => `./${one}` !== gone?.data.image));

	expect((await inspectContent(content)).mistakes).toEqual([]);
	const [site, dist] = [join(root, 'site'), join(root, 'built')];
	await writeSite(projectFolder, site, { posts: 0, pictures: 0 }); // other builds may run, and each writes its own .astro
	await mkdir(join(root, 'cache'));
	await symlink(join(cacheFolder, 'assets'), join(root, 'cache/assets')); // pictures that are cut already
	await run(
		process.execPath,
		[fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json'))), 'build'],
		{
			cwd: site,
			env: {
				...process.env,
				...{ CONTENT_DIR: content, OUT_DIR: dist, CACHE_DIR: join(root, 'cache'), EDITOR_REPOSITORY: 'ember/website' },
			},
			maxBuffer: 1e8,
		},
	);
	const pages = await readdir(dist, { recursive: true });
	/** Which of the words no page of these shows: whole pages in a report help nobody. */
	const missing = async (folder: RegExp, ...words: string[]) => {
		const names = pages.filter((one) => folder.test(one.replaceAll('\\', '/')));
		const text = (await Promise.all(names.map((one) => readFile(join(dist, one), 'utf8')))).join();
		return words.filter((word) => !text.includes(word));
	};
	expect(await missing(/^index\.html$/, 'Come in and try', 'from 6 to 9', 'Vera Holm', 'value="4567"')).toEqual([]);
	expect(await missing(/^(schedule\/|classes).*html$/, 'Über Ropes', 'Vera Holm', name)).toEqual([name]);
	expect(await missing(/^gallery\/page.*html$/, 'A ring by a window')).toEqual([]);
	expect(await missing(/^blog\/a-rope-and-a-wall\.html$/, 'And a rope</h2>', 'alt="A wall"')).toEqual([]);

	// The screen is there, and nobody is led to it.
	expect(pages).toContain(join('admin', 'index.html'));
	expect(await missing(/^(?!admin).*\.(html|xml|txt|webmanifest)$/, '/admin')).toEqual(['/admin']);
});
