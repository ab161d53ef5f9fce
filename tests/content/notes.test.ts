import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf } from '~/lib/field-of';
import { type Shelf, shelves } from '~/schemas/collections';
import { takeNotes } from '~/integrations/content-check/notes/take-notes';
import type { Problem } from '~/integrations/content-check/read-content';
import { type Entry, readEntries } from '~/integrations/content-check/read-entries';
import { gyms } from '../gyms/gyms';
import { pictureFor, writePicture } from '../gyms/pictures';

let folder: string;
let base: Entry[];
let before: Promise<Problem[]> | undefined;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'ember-notes-'));
	await gyms.smallest(folder);
	for (const shape of ['3:1', '4:5']) await writePicture(join(folder, 'classes'), pictureFor(shape));
	const small = sharp({ create: { width: 300, height: 200, channels: 3, background: 'black' } });
	await small.jpeg().toFile(join(folder, 'classes/small.jpg'));
	base = (await readEntries(folder)).entries;
});
afterAll(() => rm(folder, { recursive: true }));

const picture = { image: `./${pictureFor('3:2')}`, alt: 'A rack' };
const gymClass = {
	title: 'Boxing',
	trainer: 'Lena Moreau',
	day: 'monday',
	time: '9:00am-10:00am',
	order: 2,
	...picture,
};
const row = (time: string, trainer = 'Lena Moreau') => ({ class: 'cycling', time, trainer });
const hours = (line: object) => ({
	days: 'all week',
	short: 'all',
	weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
	...line,
});
const open = hours({ opens: '07:00', closes: '21:00' });
const links = {
	facebook: 'https://facebook.example.com/a',
	x: 'https://x.example.com/a',
	instagram: 'https://instagram.example.com/a',
	email: 'a@example.com',
};
const coach = (name: string) => ({
	name,
	job: 'Trainer',
	order: 1,
	image: `./${pictureFor('4:5')}`,
	alt: 'A coach',
	links,
});
const post = (fields: object, body = 'One.') => ({
	data: {
		title: 'One',
		description: 'Two.',
		author: 'Admin',
		date: '2026-01-02',
		categories: ['strength'],
		tags: ['beginners'],
		...picture,
		...fields,
	},
	body,
});

/** What the rules compare, and the smallest gym leaves out. */
const usual = {
	'schedule.monday.classes': [row('9:00am-10:00am')],
	'homePage.timetable.rows': [],
	'gym.hours': [open],
	'gym.name': 'Ember Gym',
};

/** An entry that is added, by its collection and id. */
type Additions = Record<string, { data: unknown; body?: string }>;

/** The smallest gym, with some fields changed ("gym.map.longitude", in a collection of one or of the first) and entries added. */
function gymWith(changes: Record<string, unknown>, additions: Additions = {}): Entry[] {
	const entries = base.map((entry) => ({
		...entry,
		data: structuredClone(entry.data),
		shelf: shelfOf(entry.collection),
		lineOf: () => 7,
	}));
	for (const [place, value] of Object.entries({ ...usual, ...changes })) {
		const [collection, ...path] = place.split('.');
		const [first, ...rest] = path;
		const named = entries.find((entry) => entry.collection === collection && entry.id === first);
		const entry = named ?? entries.find((candidate) => candidate.collection === collection);
		set(entry?.data, named ? rest : path, value);
	}
	const added = Object.entries(additions).map(([name, { data, body = '' }]) => {
		const [collection = '', id = ''] = name.split('/');
		const shelf = shelfOf(collection);
		const place = { path: join(folder, 'classes', id), file: `content/${name}`, start: [] };
		return { collection, id, shelf, data, body, bodyLine: 1, lineOf: () => 7, ...place };
	});
	return [...entries, ...added];
}

function shelfOf(collection: string): Shelf {
	const [, shelf] = Object.entries<Shelf>(shelves).find(([name]) => name === collection) ?? [];
	if (!shelf) throw new Error(`There is no collection ${collection}.`);
	return shelf;
}

function set(data: unknown, path: string[], value: unknown): void {
	const [step = '', ...rest] = path;
	if (typeof data !== 'object' || data === null) throw new Error(`There is nothing to change at ${step}.`);
	if (rest.length > 0) set(fieldOf(data, step), rest, value);
	else Reflect.set(data, step, value);
}

/** The notes that were not there before, as "field: what to do". */
async function noted(changes: Record<string, unknown>, additions?: Additions): Promise<string[]> {
	before ??= takeNotes(gymWith({}));
	const usually = new Set((await before).map(asText));
	return (await takeNotes(gymWith(changes, additions))).map(asText).filter((text) => !usually.has(text));
}

function asText({ field, expected }: { field: string; expected: string }): string {
	return `${field}: ${expected}`;
}

describe('a note on the timetable', () => {
	test.each([
		[
			'a card at another hour than the schedule',
			{ 'classes.day': 'tuesday' },
			'day: The schedule has this class at other hours: monday 9:00am-10:00am. Write the same in both, if it is the same hour.',
		],
		[
			'a class that takes half a day',
			{ 'classes.time': '9:00am-9:00pm', 'schedule.monday.classes': [row('9:00am-9:00pm')] },
			'time: It takes 12 hours. Is it am where pm was meant? The same here: content/schedule/monday.json:7.',
		],
		[
			'a class in the night',
			{
				'gym.hours': [hours({ opens: '00:00', closes: '23:59' })],
				'classes.time': '3:00am-4:00am',
				'schedule.monday.classes': [row('3:00am-4:00am')],
			},
			'time: It begins at 03:00 in the night. Is it am where pm was meant? The same here: content/schedule/monday.json:7.',
		],
		[
			'the same class twice at once',
			{ 'schedule.monday.classes': [row('9:00am-10:00am'), row('9:30am-10:30am', 'Theo Brandt')] },
			'classes > entry 2 > time: The same class is there at 9:00am-10:00am already. Remove one of the two, unless two groups train at once.',
		],
		[
			'a class when the doors are closed',
			{ 'gym.hours': [hours({ opens: '10:00', closes: '21:00' })] },
			'classes > entry 1 > time: The doors are not open then: the opening hours in content/settings/gym.json say "10:00am-9:00pm" for monday.',
		],
	])('is taken of %s', async (_, changes, expected) => {
		expect(await noted(changes)).toEqual([expected]);
	});

	test('is taken of a class that no day has', async () => {
		expect(
			await noted({}, { 'classes/boxing': { data: { ...gymClass, ...{ image: `./${pictureFor('4:5')}` } } } }),
		).toEqual(['day: No day of the schedule has this class. Add it in content/schedule, or remove the class.']);
	});

	test('is not taken where the doors close after midnight', async () => {
		const night = [hours({ opens: '18:00', closes: '02:00' })];
		const late = { 'classes.time': '11:00pm-11:45pm', 'schedule.monday.classes': [row('11:00pm-11:45pm')] };
		expect(await noted({ 'gym.hours': night, ...late })).toEqual([]);
	});
});

describe('a note on the opening hours', () => {
	const days = (line: object) => ({
		'gym.hours': [hours({ opens: '07:00', closes: '21:00', ...line })],
		'schedule.monday.name': 'Monday',
		'schedule.friday.name': 'Friday',
	});
	test.each([
		[
			'other hours in words',
			days({ time: '7:00am-8:00pm' }),
			'hours > entry 1 > time: "opens" and "closes" tell search engines 07:00 to 21:00. Say the same in words.',
		],
		[
			'"closed" where the doors open',
			days({ time: 'closed' }),
			'hours > entry 1 > time: "opens" and "closes" tell search engines 07:00 to 21:00. Say the same in words.',
		],
		[
			'hours in words alone',
			{ 'gym.hours': [hours({ time: '7-21 Uhr' })] },
			'hours > entry 1 > time: Search engines are told that it is closed. Add "opens" and "closes", e.g. "07:00" and "21:00".',
		],
		[
			'other days in words',
			days({ days: 'Monday–Friday' }),
			'hours > entry 1 > days: "weekdays" name monday, tuesday, wednesday, thursday, friday, saturday, sunday. Say the same in words.',
		],
		[
			'a day that is missing',
			{ 'gym.hours': [{ ...open, weekdays: open.weekdays.slice(0, 6) }] },
			'hours: Search engines are told nothing about sunday. Name each day in the "weekdays" of a line, of one with "time": "closed" if so.',
		],
		[
			'a day in two lines at once',
			{ 'gym.hours': [open, { ...open, weekdays: ['monday'], opens: '08:00' }] },
			'hours > entry 2 > weekdays: A day in it stands in line 1 of the hours too, at the same time or as closed. Name each day in one of them.',
		],
	])('is taken of %s', async (_, changes, expected) => {
		expect(await noted(changes)).toEqual([expected]);
	});

	test.each(['7:00am-21:00pm', '7am to 9pm', '7–21 Uhr', '07:00 – 21:00', 'from 7 to 9'])(
		'is not taken of "%s" for 07:00 to 21:00',
		async (time) => {
			expect(await noted({ 'gym.hours': [hours({ opens: '07:00', closes: '21:00', time })] })).toEqual([]);
		},
	);

	test('is not taken where the doors close over lunch', async () => {
		const lines = [hours({ opens: '07:00', closes: '12:00' }), hours({ opens: '14:00', closes: '21:00' })];
		expect(await noted({ 'gym.hours': lines })).toEqual([]);
	});
});

describe('a note on a name', () => {
	test('is taken where a trainer is nearly a coach, and where a coach leads nothing', async () => {
		const said = await noted(
			{ 'classes.trainer': 'Ines Castell', 'schedule.monday.classes': [row('9:00am-10:00am', 'Inés Castel')] },
			{
				'coaches/ines-castell': { data: coach('Ines Castell') },
				'coaches/omar': { data: { ...coach('Omar Nasser'), order: 2 } },
			},
		);
		expect(said).toEqual([
			'classes > entry 1 > trainer: Elsewhere it is "Ines Castell". If this is the same person, write the name the same way.',
			'name: No class names this coach as its trainer. If the coach has a new name, change "trainer" in content/classes and content/schedule too.',
			'image: content/coaches/ines-castell shows the same picture. Has one of the two been forgotten?',
		]);
	});

	test('is taken of an author who is written in two ways', async () => {
		const posts = {
			'posts/a': post({ author: 'Mara Lind' }),
			'posts/b': post({ title: 'B', description: 'B.', author: 'Mara Lind' }),
		};
		const said = await noted(
			{},
			{ ...posts, 'posts/c': post({ title: 'C', description: 'C.', author: 'Mara  lind' }) },
		);
		expect(said).toContain(
			'author: Elsewhere it is "Mara Lind". If this is the same person, write the name the same way.',
		);
	});

	test('is taken of the gym’s old name, wherever it stands', async () => {
		const said = await noted({
			'gym.name': 'North Hall',
			'navigation.footer.copyright': '© {year} Ember Gym',
			'contactPage.description': 'How to find Ember Gym.',
			'homePage.title': 'North Hall: classes',
		});
		expect(said).toEqual([
			'description: The gym is called "North Hall" in content/settings/gym.json. Is "Ember Gym" its old name? The same here: content/settings/navigation.json:7.',
		]);
	});
});

describe('a note on a fact that stands twice', () => {
	test.each([
		[
			'an old price',
			{ 'plans.price': 39, 'pricingPage.description': 'From $35 a month, or $39.' },
			'description: No plan costs $35; they cost $39. Is it an old price?',
		],
		[
			'an old price in another language',
			{
				'gym.language': 'de',
				'gym.currency': 'EUR',
				'plans.price': 39.9,
				'pricingPage.description': 'Ab 39,50 €, 39,90 €.',
			},
			'description: No plan costs 39,50 €; they cost 39,90\u00a0€. Is it an old price?',
		],
		[
			'an old phone number',
			{ 'gym.phone': '(212) 555-0142', 'contactPage.description': 'Call (212) 555-0199.' },
			'description: The gym\'s number is "(212) 555-0142" in content/settings/gym.json. Is this an old one?',
		],
		[
			'a link to an old number',
			{ 'homePage.join.href': 'tel:+12125550199' },
			'join > href: The gym\'s number is "(212) 555-0142" in content/settings/gym.json. Is this an old one?',
		],
		[
			'a link to an old address',
			{ 'homePage.join.href': 'mailto:old@example.com' },
			'join > href: The gym\'s address is "hello@ember.example.com" in content/settings/gym.json. Is this an old one?',
		],
		[
			'a longitude without its minus',
			{ 'gym.map.longitude': 73.99 },
			'map > longitude: On the map the gym is 10 hours from the clocks of "America/New_York". Is a minus missing? West of Greenwich is below 0.',
		],
		[
			'a number that only its own country can dial',
			{ 'gym.timeZone': 'Europe/Berlin', 'gym.map.longitude': 8.2, 'gym.address.country': 'DE' },
			'phone: Without the code of its country ("+49 …") it cannot be called from abroad.',
		],
		[
			'a test account that cannot sign in',
			{ 'gym.testAccount': { email: 'test@example.com', password: 'test' } },
			'testAccount > password: Passwords have at least 6 characters here, so nobody can sign in with this one.',
		],
		[
			'a line that stands twice',
			{ 'plans.features': ['A', 'B', 'C', 'D', 'A'] },
			'features > entry 5: The same line stands above. Is one of the two a copy?',
		],
		[
			'two links of the menu to one page',
			{
				'navigation.main': [
					{ label: 'Pricing', href: '/pricing' },
					{ label: 'Prices', href: '/pricing' },
				],
			},
			'main > entry 2: "Pricing" leads to "/pricing" already. Is one of the two a copy?',
		],
		[
			'two controls of one name',
			{ 'labels.closeMenu': 'Menu!', 'labels.openMenu': 'Menu!' },
			'closeMenu: Another control has the same name. Whoever hears the page cannot tell the two apart.',
		],
	])('is taken of %s', async (_, changes, expected) => {
		expect(await noted(changes)).toEqual([expected]);
	});

	test('is taken of two descriptions that are one', async () => {
		const said = await noted({ 'aboutPage.description': 'Come by.', 'galleryPage.description': 'Come by.' });
		// Pages of accounts have one in common too, in the smallest gym.
		expect(said.join()).toContain(
			'description: content/pages/about.md has the same description, and search results show both. Say what is different here.',
		);
	});

	test('is not taken of the prices and the number as they are', async () => {
		const facts = 'From $39 a month, 1,000 members, call 212 555 0142.';
		expect(await noted({ 'plans.price': 39, 'pricingPage.description': facts })).toEqual([]);
	});
});

describe('a note on words', () => {
	const asItStands = 'Fields are shown as they stand, signs included. Write the words alone';
	test.each([
		['alt', 'Image', 'Say what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".'],
		['alt', 'Picture of a rack', 'People who hear the page are told that it is a picture. Begin with what it shows.'],
		['heading', 'Lorem ipsum dolor', 'This looks left from a draft. Write the real text.'],
		['heading', '**Need** a trainer?', `${asItStands}; stress and links are for the text under the second "---".`],
		['heading', 'Need a&nbsp;trainer?', `${asItStands}, and a sign such as ü or & itself.`],
		[
			'heading',
			'FÃ¼r alle',
			'These letters were read in another encoding on their way here: "Ã¼" was "ü". Type them again.',
		],
		['heading', 'One\\nTwo', 'The sign \\ is shown as it stands here. Remove it.'],
	])('is taken of "%s": "%s"', async (field, text, expected) => {
		expect(await noted({ [`callToAction.${field}`]: text })).toEqual([`${field}: ${expected}`]);
	});

	test.each(['Prices < $50 & up', 'Ça va, Ægir? Çé', '“Quoted” inside', 'Bilder von gestern'])(
		'is not taken of "%s"',
		async (text) => {
			expect(await noted({ 'callToAction.heading': text, 'plans.price': 50 })).toEqual([]);
		},
	);
});

describe('a note on a post', () => {
	test.each([
		[
			'a day far ahead',
			{ date: '2206-03-09' },
			'One.',
			'date: Visitors will see this post in 2206. Is the year right?',
		],
		['a day far back', { date: '0026-03-09' }, 'One.', 'date: That is before there were blogs. Is the year right?'],
		[
			'its title above the text',
			{},
			'## One\n\nTwo.',
			'text: The page shows the title above the text already. Remove this line.',
		],
		[
			'a link without words',
			{},
			'See [here](/x).',
			'text: People who hear the page read its links alone, and search engines too. Say where it leads, e.g. [our classes](/x).',
		],
		[
			'a link to this site by its whole address',
			{},
			'See [prices](https://ember.example.com/pricing#plans).',
			'text: It leads to a page of this site. Write "/pricing#plans", which stays right if the address changes.',
		],
		[
			'a link that is not safe',
			{},
			'See [them](http://example.com/).',
			'text: Most sites answer at "https://example.com/" today, which browsers trust more.',
		],
		[
			'a tag that is nearly another',
			{ tags: ['beginners', 'beginner'] },
			'One.',
			'tags > entry 1: There is a tag "beginner" too, with a page of its own. Write the same, if it is the same.',
		],
	])('is taken of %s', async (_, fields, body, expected) => {
		expect(await noted({}, { 'posts/one': post(fields, body) })).toEqual([expected]);
	});

	test('is taken of a picture that is smaller than the text is wide', async () => {
		const text = `![A hall](./${pictureFor('3:1')}) ![A rope](./small.jpg)`;
		expect(await noted({}, { 'posts/one': post({}, text) })).toEqual([
			'text: The picture is 300 px wide; an article has room for 720. Take a larger one if there is one.',
		]);
	});
});
