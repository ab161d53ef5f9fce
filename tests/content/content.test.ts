import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent, formatProblems } from '~/tooling/check/check-content';
import { shelves } from '~/schemas/collections';
import { type Entry, readEntries } from '~/tooling/check/read-entries';
import { root } from './scratch';

const { entries } = await readEntries(join(root, 'content'));
const posts = entries.filter(({ collection }) => collection === 'posts');
const categories = entries.filter(({ collection }) => collection === 'categories').map(({ id }) => id);

/** The words of a list in an entry's frontmatter. */
function words({ data }: Entry, field: string): string[] {
	const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
	return Array.isArray(list) ? list.map(String) : [];
}

describe('the content of this repository', () => {
	test('has no problem', async () => {
		expect(formatProblems(await checkContent(join(root, 'content')))).toBe('0 problems in content/');
	});

	test('fills every collection', () => {
		const filled = new Set(entries.map(({ collection }) => collection));
		expect([...filled].sort()).toEqual(Object.keys(shelves).sort());
	});

	test.each(categories)('has four posts in the category "%s"', (category) => {
		expect(posts.filter((post) => words(post, 'categories').includes(category))).toHaveLength(4);
	});

	test('has eight tags, each on two or three posts', () => {
		const counts = Map.groupBy(
			posts.flatMap((post) => words(post, 'tags')),
			(tag) => tag,
		);
		expect([...counts.keys()].sort()).toEqual(
			['beginners', 'breathing', 'mobility', 'nutrition', 'recovery', 'running', 'strength', 'technique'].sort(),
		);
		for (const [tag, uses] of counts) expect([2, 3], tag).toContain(uses.length);
	});

	test.each(posts.map((post) => [post.id, post.body] as const))('has a real article in "%s"', (_, body) => {
		const length = body.split(/\s+/).length;
		expect(length).toBeGreaterThan(250);
		expect(length).toBeLessThan(400);
		expect(body.match(/^> /gm)).toHaveLength(1);
		expect(body.match(/^## /gm)?.length).toBeGreaterThan(1);
		expect(body.trimStart()).toMatch(/^\p{Lu}/u);
	});

	test('points every JSON file to its description for the editor’s program', async () => {
		for (const { file, path, collection } of entries.filter((entry) => entry.file.endsWith('.json'))) {
			const up = '../'.repeat(file.split('/').length - 1);
			expect(await readFile(path, 'utf8'), file).toMatch(
				`{\n\t"$schema": "${up}.astro/collections/${collection}.schema.json",\n`,
			);
		}
	});
});
