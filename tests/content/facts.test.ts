import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf } from '~/lib/field-of';
import { checkContent } from '~/tooling/check/check-content';
import { gyms } from '../gyms/gyms';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'ember-facts-'));
	await gyms.smallest(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** What an editor reads of the smallest gym, as "field: what to write". */
async function complaints(): Promise<string[]> {
	return (await checkContent(folder)).map(({ field, expected }) => `${field}: ${expected}`);
}

/** The same while a field of a JSON file is something else. */
async function complaintsWith(file: string, path: string, value: unknown): Promise<string[]> {
	const good = await readFile(join(folder, file), 'utf8');
	const data: unknown = JSON.parse(good);
	const steps = path.split('.');
	const last = steps.pop() ?? '';
	const group = steps.reduce<unknown>(fieldOf, data);
	Reflect.set(Object(group), last, value);
	await writeFile(join(folder, file), JSON.stringify(data));
	const found = await complaints();
	await writeFile(join(folder, file), good);
	return found;
}

const gym = 'settings/gym.json';
const account = (network: string, url: string) => [{ network, label: 'We elsewhere', url }];
const country = 'the country in two capital letters, for search engines, e.g. "US".';
const mail = 'the address that the contact form writes to, e.g. "hello@ember.example.com".';
const button = { label: 'join', href: 'https://localhost:4321/pricing' };
const everybody =
	'"href" must be an address that everybody can open, not "https://localhost:4321/pricing": "/…" for a page of this site, "https://…" for another.';

describe('the check of facts', () => {
	test.each([
		[
			'a country that does not exist',
			gym,
			'address.country',
			'XY',
			'address > country',
			`"country" must be the two capital letters of a country, not "XY": ${country}`,
		],
		[
			'a country by its other code',
			gym,
			'address.country',
			'UK',
			'address > country',
			`"country" must be the two capital letters of a country, not "UK": ${country}`,
		],
		[
			'two addresses for one',
			gym,
			'email',
			'a@example.com,b@example.com',
			'email',
			`"email" must be an email address, not "a@example.com,b@example.com": ${mail}`,
		],
		[
			'an address with two dots',
			gym,
			'email',
			'a@example..com',
			'email',
			`"email" must be an email address, not "a@example..com": ${mail}`,
		],
		[
			'an icon with the address of another network',
			gym,
			'social',
			account('instagram', 'https://www.facebook.com/us'),
			'social > entry 1 > url',
			'"network" is "instagram", and this address leads to facebook. Correct one of the two.',
		],
		['a link that only its writer can open', 'settings/navigation.json', 'join', button, 'join > href', everybody],
		[
			'the name of a file for a description',
			'settings/call-to-action.json',
			'alt',
			'IMG_4711.JPG',
			'alt',
			'"alt" is the name of a file: "IMG_4711.JPG". Write what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'a label without its number',
			'settings/labels.json',
			'page',
			'Page',
			'page',
			'"page" must contain {page}, which the page fills in: one page number; {page} becomes the number, e.g. "Page {page}".',
		],
	])('refuses %s', async (_, file, path, value, field, expected) => {
		expect(await complaintsWith(file, path, value)).toEqual([`${field}: ${expected}`]);
	});

	test.each([
		['name', 'Tuesday'],
		['short', 'Tue'],
	])('refuses the "%s" of another day', async (field, value) => {
		const expected = `This is the file of monday; "${value}" is tuesday. Write the name of the day, or rename the file.`;
		expect(await complaintsWith('schedule/monday.json', field, value)).toContain(`${field}: ${expected}`);
	});

	test('refuses a place in the middle of the sea', async () => {
		const file = await readFile(join(folder, gym), 'utf8');
		const { map } = JSON.parse(file);
		expect(await complaintsWith(gym, 'map', { ...map, latitude: 0, longitude: 0 })).toEqual([
			'map: This place lies in the Atlantic. Right-click yours on openstreetmap.org, choose "Show address", and copy the two numbers.',
		]);
	});

	test.each([
		['x', 'https://twitter.com/us'],
		['youtube', 'https://youtu.be/us'],
		['facebook', 'https://m.facebook.com/us'],
		['instagram', 'https://links.example.com/us'],
	])('accepts %s at %s', async (network, url) => {
		expect(await complaintsWith(gym, 'social', account(network, url))).toEqual([]);
	});

	test('accepts the days of another language', async () => {
		const german = ['Montag', 'Mon'];
		expect(await complaintsWith('schedule/monday.json', 'name', german[0])).toEqual([]);
		expect(await complaintsWith('schedule/monday.json', 'short', 'Lun')).toEqual([]);
	});

	test('says what is wrong with the name of a file that no page reads', async () => {
		const [from, to] = [join(folder, 'plans/plan.json'), join(folder, 'plans/second.json.txt')];
		await writeFile(to, await readFile(from, 'utf8'));
		const found = await complaints();
		await rename(to, join(folder, 'plans/second.txt'));
		const other = await complaints();
		await rm(join(folder, 'plans/second.txt'));
		expect(found).toEqual([': Rename it to "second.json".']);
		expect(other).toEqual([': Check its name and its folder, or delete it.']);
	});

	test('suggests no file of another kind for a picture', async () => {
		const [found = ''] = await complaintsWith('classes/cycling.json', 'image', './cycling.jpg');
		expect(found).toBe(
			'image: There is no file "./cycling.jpg" beside this file. Put the picture there or correct the name.',
		);
	});
});
