// Warnings: one case per rule, and what each rule ignores.
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Entry, readEntries } from '~/integrations/content-check/read-entries.ts';
import { indexContent } from '~/integrations/content-check/content-index.ts';
import { findWarnings } from '~/integrations/content-check/warnings/find-warnings.ts';
import { getProperty } from '~/lib/get-property.ts';
import { definitions } from '~/schemas/collections.ts';
import { fixtures } from '../fixtures/fixtures.ts';
import { pictureFor } from '../fixtures/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
let smallest: Entry[];
beforeAll(async () => {
	await fixtures.smallest(folder);
	const small = sharp({ create: { width: 300, height: 200, channels: 3, background: 'black' } });
	await small.jpeg().toFile(join(folder, 'classes/small.jpg'));
	smallest = (await readEntries(folder)).entries;
});

const row = (time: string) => ({ class: 'cycling', time });
const picture = { image: `./${pictureFor('3:2')}`, alt: 'A rack' };

/** A post to add to the smallest fixture. It uses the pictures in classes/. */
function post(id: string, body = 'One.'): Entry {
	const texts = { title: `The ${id}`, description: `About the ${id}.`, author: 'Admin' };
	return {
		collection: 'posts',
		id,
		definition: definitions.posts,
		data: { ...texts, date: '2026-01-02', categories: ['strength'], ...picture },
		body,
		bodyLine: 1,
		file: `content/posts/${id}`,
		path: join(folder, 'classes', id),
		findLine: () => 7,
	};
}

/** The warnings for the smallest fixture with some fields changed ("collection.id.field") and some entries added. */
async function warnings(changes: Record<string, unknown>, additions: Entry[] = []): Promise<string[]> {
	const entries = smallest.map((entry) => ({ ...entry, data: structuredClone(entry.data), findLine: () => 7 }));
	for (const [place, value] of Object.entries(changes)) {
		const [collection, id, ...path] = place.split('.');
		const data = entries.find((entry) => entry.collection === collection && entry.id === id)?.data;
		const group = path.slice(0, -1).reduce<unknown>(getProperty, data);
		if (!Reflect.set(Object(group), path.at(-1) ?? '', value)) throw new Error(`The fixture has no ${place}.`);
	}
	const found = await findWarnings(indexContent([...entries, ...additions]));
	return found.map(({ field, expected }) => `${field}: ${expected}`);
}

test('the smallest fixture has no warnings', async () => {
	expect(await warnings({})).toEqual([]);
});

describe('a warning for', () => {
	test.each<[string, changes: Record<string, unknown>]>([
		['a class that takes twelve hours', { 'schedule.monday.classes': [row('9:00am-9:00pm')] }],
		['a class before the opening hours', { 'schedule.monday.classes': [row('6:30am-7:30am')] }],
		['a class on a closed day', { 'schedule.tuesday.classes': [row('9:00am-10:00am')] }],
		['a link to this site with its domain', { 'homePage.home.join.href': 'https://ember.example.com/pricing#plans' }],
	])('%s', async (_, changes) => {
		expect(await warnings(changes)).toMatchSnapshot();
	});

	test.each<[string, body: string]>([
		['a link text without meaning', 'See [here](/x).'],
		['a picture that is narrower than the text', '![A rope](./small.jpg)'],
	])('%s', async (_, body) => {
		expect(await warnings({}, [post('one', body)])).toMatchSnapshot();
	});

	test('the picture of another post', async () => {
		const found = (await findWarnings(indexContent([...smallest, post('one'), post('two')]))).map(
			({ expected }) => expected,
		);
		expect(found).toContain('content/posts/one has the same picture. Is that what you want?');
	});
});
