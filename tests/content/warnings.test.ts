// What is worth a look though no rule is broken: one case a rule, and what each rule leaves alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, readEntries } from '~/integrations/content-check/read-entries';
import { findWarnings } from '~/integrations/content-check/warnings/find-warnings';
import { getProperty } from '~/lib/get-property';
import { definitions } from '~/schemas/collections';
import { fixtures } from '../fixtures/fixtures';
import { pictureFor } from '../fixtures/pictures';

let folder: string;
let smallest: Entry[];
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'ember-warnings-'));
	await fixtures.smallest(folder);
	const small = sharp({ create: { width: 300, height: 200, channels: 3, background: 'black' } });
	await small.jpeg().toFile(join(folder, 'classes/small.jpg'));
	smallest = (await readEntries(folder)).entries;
});
afterAll(() => rm(folder, { recursive: true }));

const row = (time: string) => ({ class: 'cycling', time });
const picture = { image: `./${pictureFor('3:2')}`, alt: 'A rack' };

/** An entry that the smallest gym does not have. Its pictures are those beside the classes. */
function add(collection: 'changes' | 'posts', id: string, data: object, body = ''): Entry {
	const file = `content/${collection}/${id}`;
	const path = join(folder, 'classes', id);
	return {
		collection,
		id,
		definition: definitions[collection],
		data,
		body,
		bodyLine: 1,
		file,
		path,
		findLine: () => 7,
	};
}
const change = (id: string, fields: object) => add('changes', id, fields);
const post = (id: string, fields: object, body = 'One.') => {
	const texts = { title: `The ${id}`, description: `About the ${id}.`, author: 'Admin' };
	return add('posts', id, { ...texts, date: '2026-01-02', categories: ['strength'], ...picture, ...fields }, body);
};

/** What an editor reads about the smallest gym with some fields changed, "collection.id.field", and entries added. */
async function warnings(changes: Record<string, unknown>, additions: Entry[] = []): Promise<string[]> {
	const entries = smallest.map((entry) => ({ ...entry, data: structuredClone(entry.data), findLine: () => 7 }));
	for (const [place, value] of Object.entries({ 'gym.gym.name': 'Ember Gym', ...changes })) {
		const [collection, id, ...path] = place.split('.');
		const data = entries.find((entry) => entry.collection === collection && entry.id === id)?.data;
		const group = path.slice(0, -1).reduce<unknown>(getProperty, data);
		if (!Reflect.set(Object(group), path.at(-1) ?? '', value)) throw new Error(`There is no ${place}.`);
	}
	const found = await findWarnings([...entries, ...additions]);
	return found
		.filter(({ expected }) => !expected.includes('shows the same picture')) // as all examples do
		.map(({ field, expected }) => `${field}: ${expected}`);
}

test('the smallest gym has nothing that is worth a look', async () => {
	expect(await warnings({})).toEqual([]);
});

const heading = 'callToAction.call-to-action.heading';
const description = 'pricingPage.pricing.description';

describe('worth a look is', () => {
	test.each<[string, changes: Record<string, unknown>]>([
		['a class that takes half a day', { 'schedule.monday.classes': [row('9:00am-9:00pm')] }],
		['a class of five minutes', { 'schedule.monday.classes': [row('9:00am-9:05am')] }],
		['a class in the night', { 'schedule.monday.classes': [row('3:00am-4:00am')] }],
		[
			'the old name of the gym',
			{
				'gym.gym.name': 'North Hall',
				'navigation.navigation.footer.copyright': '© Old Hall',
				[description]: 'Old Hall',
			},
		],
		['an old price', { 'plans.plan.price': 39, [description]: 'From $35 a month, or $39.' }],
		[
			'an old price in another language',
			{
				...{ 'gym.gym.language': 'de', 'gym.gym.currency': 'EUR' },
				...{ 'plans.plan.price': 39.9, [description]: 'Ab 39,50 €, 39,90 €.' },
			},
		],
		['an old phone number', { [description]: 'Call (212) 555-0199.' }],
		['a link to an old phone number', { 'homePage.home.join.href': 'tel:+12125550199' }],
		['a link to an old address', { 'homePage.home.join.href': 'mailto:old@example.com' }],
		['a link to this site with its domain', { 'homePage.home.join.href': 'https://ember.example.com/pricing#plans' }],
		['an alternative text that says nothing', { 'callToAction.call-to-action.alt': 'Image' }],
		['a draft', { [heading]: 'Lorem ipsum dolor' }],
		['Markdown in a field', { [heading]: '**Need** a trainer?' }],
		['HTML in a field', { [heading]: 'Need a&nbsp;trainer?' }],
		['a text in another encoding', { [heading]: 'FÃ¼r alle' }],
		['a misspelt mail service', { 'gym.gym.email': 'ember@gmial.com' }],
	])('%s', async (_, changes) => {
		expect(await warnings(changes)).toMatchSnapshot();
	});

	test.each<[string, fields: object, body?: string]>([
		['a post of the far future', { date: '2206-03-09' }],
		['a link whose words say nothing', {}, 'See [here](/x).'],
		['a list of bullets', {}, '• one\n• two'],
		['a list without spaces', {}, '-one\n-two'],
		['a heading without a space', {}, 'one\n\n#Strength'],
		['bold words with a space', {}, 'one **two ** three'],
		['a picture that is narrower than the text', {}, '![A rope](./small.jpg)'],
	])('%s', async (_, fields, body) => {
		expect(await warnings({}, [post('one', fields, body)])).toMatchSnapshot();
	});

	test('a change that ended long ago, one of a class on a closed day, and a closed day on which nobody works', async () => {
		const hours = [
			{ weekdays: ['monday'], opens: '07:00', closes: '21:00' },
			{ weekdays: ['sunday'], time: 'closed' },
		];
		const changes = [
			change('old', { from: '2019-12-24', message: 'New showers.' }),
			change('sunday', { from: '2099-11-22', until: '2099-11-22', closed: true }),
			change('monday', { from: '2099-11-23', closed: true }),
			change('class', { from: '2099-11-23', class: 'cycling', cancelled: true }),
		];
		expect(await warnings({ 'gym.gym.hours': hours }, changes)).toMatchSnapshot();
	});

	test('the picture of another post', async () => {
		const found = (await findWarnings([...smallest, post('one', {}), post('two', {})])).map(({ expected }) => expected);
		expect(found).toContain('content/posts/one shows the same picture. Has one of the two been forgotten?');
	});
});

test('nothing is said about signs and accents', async () => {
	expect(await warnings({ [heading]: 'Ça va, Ægir? < & “so”' })).toEqual([]);
});
