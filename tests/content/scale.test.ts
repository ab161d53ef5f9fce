import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContent } from '~/tooling/measure/scale/write-site';
import { copyContent, type Scratch } from './scratch';

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterAll(() => scratch.remove());

test('the bench of the build adds posts and pictures that the check accepts, each post with a picture of its own', async () => {
	await addContent(scratch.path('.'), { posts: 3, pictures: 2 });
	expect(await scratch.complain()).toBe('0 problems in content/');
	const files = [1, 2, 3].map((number) => scratch.path(`posts/session-${number}/picture-${number}.jpg`));
	const pictures = await Promise.all(files.map((file) => readFile(file, 'latin1')));
	expect(new Set(pictures).size).toBe(3);
});
