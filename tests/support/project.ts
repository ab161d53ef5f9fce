import { cp, symlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../../src/tooling/folders.ts';

const leftOut = new Set(['.astro', '.data', '.git', 'dist', 'node_modules', 'playwright-report', 'test-results']);

/** Copies the project into an empty folder, without what it builds and with its packages as a link. */
export async function copyProject(folder: string): Promise<void> {
	const isSource = (path: string) => !leftOut.has(relative(root, path).split(sep)[0] ?? '');
	await cp(root, folder, { recursive: true, filter: isSource });
	await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
