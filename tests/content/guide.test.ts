import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyContent, root, type Scratch } from './scratch';

const guide = await readFile(join(root, 'content/README.md'), 'utf8');
/** The examples that are whole files: their name stands behind the three marks. */
const examples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({
	file,
	text,
}));
const complaint = /^```text\n([\s\S]*?)\n```$/m.exec(guide)?.[1];

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
	for (const { file, text } of examples) {
		await mkdir(dirname(scratch.path(file)), { recursive: true });
		await writeFile(scratch.path(file), text);
		const picture = /image"?: "?(.*?)"?,?\n/.exec(text)?.[1];
		const master = file.startsWith('coaches/') ? 'coaches/dario-keller.jpg' : 'classes/yoga.jpg';
		if (picture) await copyFile(scratch.path(master), join(dirname(scratch.path(file)), picture));
	}
});
afterAll(() => scratch.remove());

describe('the editors’ guide', () => {
	test('has a whole file to copy for a class, a post, a coach and a quote', () => {
		expect(examples.map(({ file }) => file.split('/')[0])).toEqual(['classes', 'posts', 'coaches', 'testimonials']);
	});

	test('has examples that the check accepts', async () => {
		expect(await scratch.complain()).toBe('0 problems in content/');
	});

	test('shows a complaint as the check really writes it', async () => {
		expect(
			await scratch.complainAbout('classes/pilates.json', /thursday([\s\S]*)pilates\.jpg/, 'thurdsay$1pilats.jpg'),
		).toBe(complaint);
	});
});
