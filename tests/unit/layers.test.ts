import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { layers } from '../../eslint.config.js';
import { root } from '../../src/folders.ts';

const eslint = new ESLint({ cwd: root });
const folders = layers.flat();

/** The folders that a folder's files may import, by the patterns of ESLint's rule. */
async function listAllowed(folder: string): Promise<string[]> {
	const { rules } = await eslint.calculateConfigForFile(`src/${folder}/file.astro`);
	const [, { patterns }] = rules['@typescript-eslint/no-restricted-imports'];
	const refused = patterns.map(({ regex }: { regex: string }) => new RegExp(regex));
	const isAllowed = (name: string) =>
		['~/', '../', '../../'].every((start) => !refused.some((regex: RegExp) => regex.test(`${start}${name}/file.ts`)));
	return folders.filter((name) => name !== folder && isAllowed(name));
}

const pure = ['schedule', 'content-files', 'offline', 'directives', 'schemas', 'texts', 'folders', 'styles', 'lib'];

test.each([
	['integrations', pure],
	['components', ['seo', 'accounts', 'urls', 'visitor', ...pure]], // no data: they get props
	['visitor', pure],
])('%s imports only %j', async (folder, expected) => {
	expect(await listAllowed(folder)).toEqual(expected);
});
