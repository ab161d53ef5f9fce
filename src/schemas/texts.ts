import { defaults } from '../texts/defaults.ts';
import { entry, group, template } from './parts/fields.ts';

/** The words of the interface that replace the English defaults. Every field is optional. */
export const textsSchema = () => {
	const groups = Object.entries(defaults).map(([name, texts]) => {
		const words = Object.entries(texts).map(([key, english]) => [key, override(english)] as const);
		return [name, group(`the ${toWords(name)}`, Object.fromEntries(words)).optional()] as const;
	});
	return entry('words of the interface', Object.fromEntries(groups));
};

/** A text in place of the English one: twice as long at most, with the same placeholders. */
function override(english: string) {
	const max = Math.max(40, 2 * english.length);
	return template('your words for this text', english, max).describe(`Default: "${english}"`).optional();
}

/** "savedClasses" -> "saved classes" */
function toWords(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
