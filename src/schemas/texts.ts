import { getOwn } from '../lib/get-property.ts';
import type { Plural } from '../lib/text.ts';
import { defaults } from '../texts/defaults.ts';
import notes from '../texts/notes.json' with { type: 'json' };
import { describe } from './parts/explain.ts';
import { entry, group, pattern, template } from './parts/fields.ts';

/** The words of the interface that replace the English defaults. Every field is optional. */
export const textsSchema = () => (schema ??= createSchema());

let schema: ReturnType<typeof createSchema> | undefined; // it has hundreds of fields

function createSchema() {
	const groups = Object.entries(defaults).map(([name, texts]) => {
		const words = Object.entries<string | Plural>(texts).map(([key, english]) => {
			const note = getOwn(notes, `${name}.${key}`);
			return [key, override(english, note ? ` (${note})` : '').optional()] as const;
		});
		return [name, group(`the ${toWords(name)}`, Object.fromEntries(words)).optional()] as const;
	});
	const about = "the site's version for which you have last read these texts";
	const version = pattern(about, '1.1.0', 'a version of CHANGELOG.md', /^\d+\.\d+\.\d+$/).optional();
	return entry('words of the interface', { version, ...Object.fromEntries(groups) });
}

/** A text in place of the English one: twice as long at most, with the same placeholders. @param note where it appears */
function override(english: string | Plural, note: string) {
	if (typeof english === 'string') return replacement(english).describe(`Default: "${english}"${note}`);
	const form = (category: Intl.LDMLPluralRule) => {
		const [usual, about] = [english[category], `only if your language has the plural form "${category}"`];
		const words = replacement(usual ?? english.other);
		return words.describe(usual ? `Default: "${usual}"${note}` : describe({ about, example: english.other }));
	};
	const others = categories.map((category) => [category, form(category).optional()] as const);
	return group('this text for different numbers', { ...Object.fromEntries(others), other: form('other') });
}

function replacement(english: string) {
	return template('your words for this text', english, Math.max(40, 2 * english.length));
}

/** The plural categories of all languages besides `other`, which each has. */
const categories = ['zero', 'one', 'two', 'few', 'many'] as const;

/** "savedClasses" -> "saved classes" */
function toWords(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
