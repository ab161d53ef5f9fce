import { getProperty } from '../lib/get-property.ts';
import { fill } from '../lib/text.ts';

/** What any text in content/ may name instead of spelling it out: {gym}, {street}, {city}, {postalCode} and {phone}. */
export type Facts = Record<string, string>;

const places = {
	gym: ['name'],
	street: ['address', 'street'],
	city: ['address', 'city'],
	postalCode: ['address', 'postalCode'],
	phone: ['phone'],
};

/** The names that texts can use. */
export const factNames = Object.keys(places);

/** The facts in settings/gym.json. One that is missing is its own name: the mistake is there, not in each text that names it. */
export function getFacts(gym: unknown): Facts {
	const values = Object.entries(places).map(([name, path]): [string, unknown] => [name, path.reduce(getProperty, gym)]);
	// An address may have no postal code. Texts must not name it then.
	const known = values.filter(([name, value]) => value !== undefined || name !== 'postalCode' || gym === undefined);
	return Object.fromEntries(known.map(([name, value]) => [name, typeof value === 'string' ? value : name]));
}

/** Replaces the placeholders in all texts of an entry's fields. */
export function fillFacts(fields: object, facts: Facts): void {
	const own: [string, unknown][] = Object.entries(fields);
	for (const [name, value] of own) {
		if (typeof value === 'string') Reflect.set(fields, name, fill(value, facts));
		else if (typeof value === 'object' && value !== null) fillFacts(value, facts);
	}
}
