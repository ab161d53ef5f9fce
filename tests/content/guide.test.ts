import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guideExamples, pictureOf, readGuide } from '../support/guide';
import { copyContent, type Scratch } from './scratch';

const complaint = /^```text\n([\s\S]*?)\n```$/m.exec(await readGuide())?.[1];
const examples = await guideExamples();

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
	for (const { file, text } of examples) {
		await mkdir(dirname(scratch.path(file)), { recursive: true });
		await writeFile(scratch.path(file), text);
		const picture = pictureOf(file, text);
		if (picture) await copyFile(scratch.path(picture.like), join(dirname(scratch.path(file)), picture.name));
	}
});
afterAll(() => scratch.remove());

describe('the editors’ guide', () => {
	test('has a whole file to copy for a class, a post, a picture of the gallery, a coach and a quote', () => {
		expect(examples.map(({ file }) => file.split('/')[0])).toEqual([
			'classes',
			'posts',
			'gallery',
			'coaches',
			'testimonials',
		]);
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
