import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { layers } from '../../eslint.config.js';

const eslint = new ESLint();
const arrows = layers.flatMap((row, index) => {
	const above = layers.slice(0, index + 1).flat();
	return row.flatMap((folder) => above.filter((name) => name !== folder).map((name) => [folder, name]));
});
arrows.push(['components', 'data'], ['integrations', 'data']);

test.each(arrows)('no script and no component of %s may import %s', async (folder, name) => {
	for (const importer of [`src/${folder}/file.ts`, `src/${folder}/file.astro`]) {
		const { rules } = await eslint.calculateConfigForFile(importer);
		const [, { patterns }] = rules['@typescript-eslint/no-restricted-imports'];
		const isRefused = ({ regex }: { regex: string }) => new RegExp(regex).test(`~/${name}/file.ts`);
		expect(patterns.some(isRefused), importer).toBe(true);
	}
});
