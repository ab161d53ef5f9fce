import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { layers } from '../../eslint.config.js';

const eslint = new ESLint();
const arrows = layers.flatMap((row, index) => {
	const above = layers.slice(0, index + 1).flat();
	return row.flatMap((folder) => above.filter((name) => name !== folder).map((name) => [folder, name]));
});

test.each([...arrows, ['components', 'data'], ['integrations', 'data']])(
	'%s may not import %s',
	async (folder, name) => {
		const { rules } = await eslint.calculateConfigForFile(`src/${folder}/file.astro`);
		const [, { patterns }] = rules['@typescript-eslint/no-restricted-imports'];
		expect(patterns.some(({ regex }: { regex: string }) => new RegExp(regex).test(`~/${name}/file.ts`))).toBe(true);
	},
);
