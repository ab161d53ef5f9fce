import { z } from 'astro/zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindOf } from '~/lib/changes';
import { changeSchema } from '~/schemas/change';
import { guideExamples, readGuide } from '../support/guide';
import { copyContent, type Scratch } from './scratch';

const complaint = /^```text\n([\s\S]*?)\n```$/m.exec(await readGuide())?.[1];

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterAll(() => scratch.remove());

// That the check accepts them and that the pages show them is for the built fixture to say: they are part of it.
describe('the editors’ guide', () => {
	test('has a whole file to copy for a class, a post, a picture of the gallery, two pages, a coach and a quote', async () => {
		const examples = await guideExamples();
		expect(examples.map(({ file }) => file.split('/')[0])).toEqual([
			'classes',
			'posts',
			'gallery',
			'pages',
			'pages',
			'coaches',
			'testimonials',
		]);
	});

	test('has four changes with dates to copy', async () => {
		const texts = [...(await readGuide()).matchAll(/^```json\n(\{\s*"from"[\s\S]*?)^```$/gm)];
		const schema = changeSchema({ image: () => z.any() });
		const kinds = texts.map(([, text = '']) => kindOf(schema.parse(JSON.parse(text))));
		expect(kinds).toEqual(['closed', 'hours', 'class', 'announcement']);
	});

	test('shows a complaint as the check really writes it', async () => {
		await scratch.edit('classes/pilates.md', /13([\s\S]*)pilates\.jpg/, 'last$1pilats.jpg');
		expect(await scratch.complain()).toBe(complaint);
	});
});
