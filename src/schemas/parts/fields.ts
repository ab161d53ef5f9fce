// The field types of content. Each takes one description, from which its tooltip and its messages are made.
import { z } from 'astro/zod';
import { iconNames } from '../../lib/icon-names.ts';
import { capitalize, describe, explain, explainStrangeCharacter, type Issue } from './explain.ts';

/** A text of at most `max` characters, a limit of the layout. Placeholders such as {day} are allowed if the example has them. */
export function text(about: string, example: string, max: number, limit?: string) {
	const hint = { about, example, ...(limit && { limit }) };
	const error = explain(hint);
	const blanks = findBlanks(example);
	const explainCharacter = ({ input }: Issue) => explainStrangeCharacter(String(input)) ?? '';
	const explainBlank = ({ input }: Issue) => {
		const [blank] = findBlanks(input).filter((name) => !blanks.includes(name));
		return `The site can't fill in ${blank}. ${blanks.length > 0 ? `Write ${blanks.join(' or ')}` : 'Remove it'}.`;
	};
	return z
		.string({ error })
		.trim()
		.min(1, { error })
		.max(max, { error })
		.refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), {
			error: (issue: Issue) => error({ ...issue, input: '' }),
			abort: true,
		})
		.refine((value) => explainStrangeCharacter(value) === undefined, { error: explainCharacter, abort: true })
		.refine((value) => findBlanks(value).every((name) => blanks.includes(name)), { error: explainBlank })
		.describe(describe(hint));
}

/** A text that must contain the placeholders of its example, because only they tell pages or controls apart. */
export function template(about: string, example: string, max: number, limit?: string) {
	const findMissing = (value: unknown) => findBlanks(example).filter((name) => !String(value).includes(name));
	const error = ({ input }: Issue) => {
		const form = `text that contains ${findMissing(input).join(' and ')}, which the site fills in`;
		return describe({ about, example }, `Write ${form}`);
	};
	return text(about, example, max, limit).refine((value) => findMissing(value).length === 0, { error });
}

/** A text that matches a pattern. `form` describes it, phrased to follow "Write". The editing screen shows `refusal`. */
export function pattern(about: string, example: string, form: string, test: RegExp | ((value: string) => boolean)) {
	const hint = { about, example, form };
	const error = explain(hint);
	const string = z.string({ error });
	const tested = test instanceof RegExp ? string.regex(test, { error, abort: true }) : string.refine(test, { error });
	return tested.meta({ description: describe(hint), refusal: describe(hint, `Write ${form}`) });
}

/** A whole number within limits, inclusive. */
export function wholeNumber(about: string, example: number, [least, most]: [number, number]) {
	const error = explain({ about, example });
	return z
		.number({ error })
		.int({ error })
		.min(least, { error })
		.max(most, { error })
		.describe(describe({ about, example }));
}

/** An amount of money: above 0, with at most two decimals. */
export function amount(about: string, example: number, most: number) {
	const hint = { about, example, form: 'a number above 0 with at most two decimal places' };
	const error = explain(hint);
	return z
		.number({ error })
		.max(most, { error })
		.refine((value) => value > 0 && /^\d+(\.\d{1,2})?$/.test(String(value)), { error })
		.describe(describe(hint));
}

/** A decimal number within limits. */
export function decimal(about: string, example: number, [least, most]: [number, number]) {
	const error = explain({ about, example });
	return z.number({ error }).min(least, { error }).max(most, { error }).describe(describe({ about, example }));
}

/** One of a few words. */
export function oneOf<const Word extends string>(about: string, words: readonly Word[]) {
	const hint = { about, example: words[0] ?? '' };
	return z
		.enum(words, { error: explain(hint) })
		.meta({ description: `${capitalize(about)}: ${words.join(', ')}.`, about });
}

/** An object. Unknown fields are errors. */
export function group<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const names = Object.keys(shape).filter((name) => name !== '$schema');
	const required = names.filter(
		(name) => !(shape[name] instanceof z.ZodOptional || shape[name] instanceof z.ZodDefault),
	);
	return z
		.strictObject(shape, { error: explain({ about, fields: names, required }) })
		.describe(`${capitalize(about)}.`);
}

/** A JSON file: an object that may also have "$schema", for code editors. */
export function entry<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const $schema = z.string().optional().describe('Where your text editor finds these descriptions. Leave it as it is.');
	return group(about, { ...shape, $schema });
}

/** A list with a minimum and maximum number of entries. */
export function list<Item extends z.ZodType>(about: string, item: Item, [least, most]: [number, number]) {
	const error = explain({ about, entries: `${least} to ${most}` });
	return z
		.array(item, { error })
		.min(least, { error })
		.max(most, { error })
		.describe(`${capitalize(about)}.`);
}

/** A list without duplicates. */
export function distinct<Item extends z.ZodType>(items: z.ZodArray<Item>) {
	const texts = (values: unknown[]) => values.map((value) => JSON.stringify(value));
	const isDistinct = (values: unknown[]) => new Set(texts(values)).size === values.length;
	const error = (issue: Issue) => {
		const found = texts(Array.isArray(issue.input) ? issue.input : []);
		const duplicate = found.find((value, index) => found.indexOf(value) !== index) ?? '';
		const name = /"id":("[^"]*")/.exec(duplicate)?.[1] ?? duplicate;
		return `${name} is in this list twice. Remove one of the two.`;
	};
	return items.refine(isDistinct, { error });
}

/** A boolean. @param about what it does if true, phrased to follow "to" */
export function yesOrNo(about: string) {
	const error = `Write true (to ${about}) or false, without quotation marks.`;
	return z.boolean({ error }).meta({ description: `True to ${about}.`, about: `turn on to ${about}` });
}

/** The name of an icon. */
export const icon = () => oneOf('the icon beside the text', iconNames);

/** Finds the placeholders of a text, e.g. "{day}". */
function findBlanks(value: unknown): string[] {
	return String(value).match(/\{\w*\}/g) ?? [];
}
