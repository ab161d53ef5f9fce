// A folder in the browser's own storage that stands for the repository: the picker of the editing screen gets it, and
// what the screen writes is read back from it.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';

/** Puts every file of a folder into the browser's storage, under the name that the folder has in the repository. */
export async function putRepository(page: Page, root: string, folder = 'content') {
	const names = (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
		.filter((item) => item.isFile())
		.map((item) => relative(root, join(item.parentPath, item.name)));
	const files = await Promise.all(
		names.map(async (name) => [name, (await readFile(join(root, name))).toString('base64')] as const),
	);
	await page.evaluate(async (all) => {
		const origin = await navigator.storage.getDirectory();
		await origin.removeEntry('repo', { recursive: true }).catch(() => undefined);
		const repo = await origin.getDirectoryHandle('repo', { create: true });
		await repo.getDirectoryHandle('.git', { create: true });
		for (const [name, base64] of all) {
			const steps = name.split('/');
			const last = steps.pop() ?? '';
			let place = repo;
			for (const step of steps) place = await place.getDirectoryHandle(step, { create: true });
			const writer = await (await place.getFileHandle(last, { create: true })).createWritable();
			await writer.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
			await writer.close();
		}
	}, files);
}

/** Every file as it stands in the browser's storage now. */
export async function readRepository(page: Page): Promise<Map<string, Buffer>> {
	const files = await page.evaluate(async () => {
		const origin = await navigator.storage.getDirectory();
		const found: [string, string][] = [];
		async function walk(folder: FileSystemDirectoryHandle, path: string) {
			for await (const [name, handle] of folder.entries()) {
				if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
				else if (handle instanceof FileSystemFileHandle) {
					const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
					let text = '';
					for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
					found.push([path + name, btoa(text)]);
				}
			}
		}
		await walk(await origin.getDirectoryHandle('repo'), '');
		return found;
	});
	return new Map(files.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
}
