import { distinct, group, list, oneOf, pattern, text, yesOrNo } from './parts/fields.ts';
import { pageHead } from './parts/page.ts';
import { picture, type SchemaContext, wide } from './parts/picture.ts';

/** A page that the gym adds, such as a privacy policy. Its text is the Markdown body. */
export const ownPageSchema = (context: SchemaContext) =>
	group('a page', {
		...pageHead('Privacy policy', 'What the gym stores about you, for how long, and why.'),
		title: text('the title, also the heading and the words in the menu', 'Privacy policy', 40),
		menu: oneOf('the menu that links to it', ['footer', 'main', 'none']).default('footer'),
		draft: yesOrNo('hide it from visitors until it is finished').default(false),
		formerly: formerly(),
		banner: group('the picture behind the title, optional', picture(context, wide, 'the picture')).optional(),
	});

/** The field `formerly`: old addresses that redirect to the page of an entry. */
export function formerly() {
	const form = 'an address that begins with "/" and has only letters, numbers, hyphens and "/"';
	const isValid = (address: string) => decodeAddress(address) !== undefined;
	const address = pattern('an old address', '/prices-2024', form, isValid);
	return distinct(list('old addresses that redirect here', address, [0, 10])).optional();
}

/** "/our%20prices/" -> "/our prices"; undefined if it has other characters, which hosts may read differently. */
export function decodeAddress(address: string): string | undefined {
	try {
		const path = decodeURI(address).replace(/\/$/, '');
		return /^(\/[\p{L}\p{M}\p{N} _~-]+)+$/u.test(path) ? path : undefined;
	} catch {
		return undefined;
	}
}
