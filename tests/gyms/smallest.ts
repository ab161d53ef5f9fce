import { type definitions } from '../../src/schemas/collections.ts';
import { weekdays } from '../../src/lib/weekdays.ts';
import { type Field, makeEntry, type Manner, singles } from './generate.ts';
import { pictureFor } from './pictures.ts';
import type { Gym } from './write.ts';

/** What the schemas' examples can't say: a list must be told apart, and the accounts' service has one account. */
function fixed({ path, number, example, description }: Field): unknown {
	const name = weekdays[number - 1] ?? '';
	if (path.endsWith('.image')) return `./${pictureFor(description)}`;
	if (path.endsWith('.order')) return number;
	if (/^\w+Page\.description$/.test(path)) return `${example} (${path})`; // several have one example
	if (path === 'schedule.name') return name;
	if (path === 'schedule.short') return name.slice(0, 3);
	if (path === 'schedule.classes') return number === 1 ? undefined : [];
	if (/^gym\.map\.(latitude|longitude)$/.test(path)) return Number(example);
	return undefined;
}

/** An entry with what its schema demands and no more. */
export function leastEntry(collection: keyof typeof definitions, number = 1): unknown {
	return makeEntry(
		collection,
		number,
		least(() => undefined),
	);
}

function least(refer: (picture: number) => void): Manner {
	return {
		optional: (path) => /^gym\.hours\.\d+\.time$/.test(path), // or the hours themselves
		length: (shortest) => shortest,
		text: ({ example }) => example,
		number: (_, lowest) => lowest,
		reference: (collection, { index, example }) => {
			if (collection !== 'gallery') return example;
			refer(index + 1);
			return String(index + 1);
		},
		fixed,
	};
}

/** What differs from its default, so that the other choice is built too. */
const otherChoices: Record<string, unknown> = {
	'homePage.sections': ['callToAction', 'bmi'],
	'gym.map.load': 'on request',
	'ownPages.menu': 'main',
};

/** The least that the schemas demand: nothing that may be left out, every list at its shortest, the examples as texts. */
export function smallest(): Gym {
	let pictures = 1;
	const usual = least((picture) => (pictures = Math.max(pictures, picture)));
	const manner: Manner = {
		...usual,
		optional: (path) => path in otherChoices || usual.optional(path),
		fixed: (field) => otherChoices[field.path] ?? usual.fixed(field),
	};
	const one = (collection: keyof typeof definitions, id: string, number = 1) => ({
		[id]: makeEntry(collection, number, manner),
	});
	const gym: Gym = {
		entries: {
			...singles(manner),
			ownPages: one('ownPages', 'privacy'),
			classes: one('classes', 'cycling'),
			schedule: Object.assign({}, ...weekdays.map((day, index) => one('schedule', day, index + 1))),
			plans: one('plans', 'plan'),
			coaches: {},
			testimonials: {},
			partners: {},
			posts: {},
			categories: {},
		},
		texts: { 'aboutPage/about': 'We are a gym.\n', 'ownPages/privacy': 'We store nothing.\n' },
	};
	const numbers = Array.from({ length: pictures }, (_, index) => index + 1);
	gym.entries['gallery'] = Object.assign({}, ...numbers.map((number) => one('gallery', String(number), number)));
	return gym;
}
