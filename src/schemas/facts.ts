// What any text in content/ may name instead of spelling it out: {gym}, {street}, {city}, {postalCode}, {phone} and {discount}.
import { getProperty } from '../lib/get-property.ts';
import { isPercentFirst } from '../lib/prices.ts';

/** Reads a field: the name of a single file's collection, and the path in it. */
type Read = (...path: [collection: string, ...fields: string[]]) => unknown;

/** The facts by name, and where each is. */
export const facts: Record<string, (read: Read) => unknown> = {
	gym: (read) => read('gym', 'name'),
	street: (read) => read('gym', 'address', 'street'),
	city: (read) => read('gym', 'address', 'city'),
	postalCode: (read) => read('gym', 'address', 'postalCode'),
	phone: (read) => read('gym', 'phone'),
	discount: (read) => joinDiscount(read('blogPage', 'promo'), read('gym', 'language')),
};

/** The names that texts can use. */
export const factNames = Object.keys(facts);

/** "34%", or "%34" in Turkish. */
function joinDiscount(promo: unknown, language: unknown): string | undefined {
	const [value, unit] = ['value', 'unit'].map((name) => getProperty(promo, name));
	if (typeof value !== 'string' || typeof unit !== 'string') return undefined;
	const isKnown = typeof language === 'string' && /^[a-z]{2,3}(-\w{2,4})*$/.test(language); // its schema explains another
	return unit === '%' && isKnown && isPercentFirst(language) ? unit + value : value + unit;
}
