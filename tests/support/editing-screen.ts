// The editing screen of `npm run dev` on the Ember fixture. The directory picker returns a folder in the browser's private
// file system (OPFS), and tests read back what the screen writes there.
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { screenServer } from '../../src/integrations/admin/editing-screen.ts';
import { writeEmber } from '../fixtures/ember.ts';
import { listen } from './site-server.ts';

type Editor = Awaited<ReturnType<typeof editorOn>>;

/** `project` is the folder that is edited, and the address of its screen. */
export const test = base.extend<{ editor: Editor }, { project: { root: string; address: string } }>({
	project: [
		async ({}, use) => {
			const root = await mkdtemp(join(tmpdir(), 'ember-screen-'));
			await writeEmber(join(root, 'content'));
			const answer = screenServer(join(root, 'admin'), '/', join(root, 'content'));
			const server = createServer((request, response) => {
				request.url = request.url?.replace('/admin', '');
				void answer(request, response, () => response.writeHead(404).end());
			});
			const { origin, close } = await listen(server);
			await fetch(`${origin}/admin/`); // bundles the screen once
			await use({ root, address: origin });
			await close();
			await rm(root, { recursive: true });
		},
		{ scope: 'worker', timeout: 180_000 },
	],
	editor: async ({ page, project }, use) => {
		await page.addInitScript(() => {
			const openFolder = async () =>
				(await navigator.storage.getDirectory()).getDirectoryHandle('repo', { create: true });
			const openFile = async (path: string, options?: { create: boolean }) => {
				const steps = path.split('/');
				const name = steps.pop() ?? '';
				let folder = await openFolder();
				for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
				return folder.getFileHandle(name, options);
			};
			Object.assign(window, { showDirectoryPicker: openFolder, openFile });
		});
		await page.goto(`${project.address}/admin/`);
		await putRepository(page, project.root);
		await page.getByRole('button', { name: /local repository/i }).click();
		await use(await editorOn(page));
	},
});

declare global {
	/** Opens a file in the browser's storage. */
	var openFile: (path: string, options?: { create: boolean }) => Promise<FileSystemFileHandle>;
}

/** Waits for the screen. Returns an editor's actions. */
async function editorOn(page: Page) {
	await expect(page.getByRole('treeitem', { name: 'Posts' })).toBeVisible();
	const saveButton = page.getByRole('button', { name: 'Save', exact: true });
	const field = (path: string) => page.locator(`.field[data-key-path="${path}"]`);
	/** Opens the groups around a field, which close once more while the form loads. */
	const unfold = (path: string) =>
		expect(async () => {
			for (const { index } of path.matchAll(/\./g)) {
				const button = field(path.slice(0, index)).locator('button[aria-controls^="object-"]').first();
				if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
			}
			await expect(field(path)).toBeVisible({ timeout: 2000 });
		}).toPass();
	return {
		/** A field by its path. */
		field,
		/** Replaces the content of texts and numbers, in whichever group they are. */
		async fill(texts: Record<string, string>) {
			for (const [path, text] of Object.entries(texts)) {
				await unfold(path);
				await field(path).locator('input, textarea').first().fill(text);
			}
		},
		/** What an editor does with the rows of a list, which has this many. */
		async rows(path: string, count: number) {
			await unfold(path);
			const all = field(path).locator('.item-wrapper');
			const press = async (row: number, name: string) => {
				await all.nth(row).scrollIntoViewIfNeeded(); // it renders its content then
				await all.nth(row).getByRole('button', { name, exact: true }).first().click();
			};
			const expectCount = async (change: number) => expect(all).toHaveCount((count += change));
			await expectCount(0);
			return {
				async duplicate(row: number) {
					await press(row, 'List Item Options');
					await page.getByRole('menuitem', { name: 'Duplicate' }).click();
					await expectCount(1);
				},
				async add(name: string) {
					const button = field(path).getByRole('button', { name: new RegExp(`^Add .?${name}.?$`) }); // with invisible marks
					await button.last().click();
					await expectCount(1);
				},
				async remove(row: number) {
					await press(row, 'Remove');
					await expectCount(-1);
				},
				/** With the keyboard. */
				moveDown: (row: number) => all.nth(row).getByRole('button', { name: 'Reorder Item' }).press('ArrowDown'),
			};
		},
		async open(form: string) {
			await expect(saveButton).toBeHidden(); // a form closes after its file was written
			await page.evaluate((hash) => (location.hash = hash), `#/collections/${form}`);
			if (form.endsWith('/new')) await expect(page.getByText(/^Creating/)).toBeVisible(); // not the form that was open before
			await expect(saveButton).toBeVisible();
		},
		save: () => saveButton.click(),
		/** Chooses from the menu of an open entry. */
		async choose(item: string) {
			const menus = page.getByRole('button', { name: /Options/ });
			await menus.first().click();
			await page.getByRole('menuitem', { name: item }).click();
		},
		/** A file's current content in the browser's storage, or undefined if it does not exist. */
		async file(name: string): Promise<Buffer | undefined> {
			const bytes = await page.evaluate(async (path) => {
				// While the screen writes it, there is none, either.
				const bytes = openFile(path).then(async (handle) => (await handle.getFile()).arrayBuffer());
				return bytes.then((buffer) => [...new Uint8Array(buffer)]).catch(() => undefined);
			}, name);
			return bytes && Buffer.from(bytes);
		},
	};
}

/** Copies content/ to the browser's storage. */
async function putRepository(page: Page, root: string) {
	const files = [['.git/HEAD', '']];
	for await (const path of glob('content/**/*.*', { cwd: root }))
		files.push([path.replaceAll(sep, '/'), await readFile(join(root, path), 'base64')]);
	await page.evaluate(async (all) => {
		for (const [name = '', base64 = ''] of all) {
			const writer = await (await openFile(name, { create: true })).createWritable();
			await writer.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
			await writer.close();
		}
	}, files);
}
