// The field types of content. Each takes one description, from which its tooltip and its messages are made.
import { z } from 'astro/zod';
import { invisible } from '../../lib/invisible.ts';
import { factNames } from '../facts.ts';
import { capitalize, countLetters, describe, explain, findNearest, type Issue, quote, suggest } from './explain.ts';

const and = new Intl.ListFormat('en-GB'); // "a, b and c"

/** A text of at most `max` characters, a limit of the layout. Placeholders such as {day} are allowed if the example has them. */
export function text(about: string, example: string, max: number, limit?: string) {
	const hint = { about, example, ...(limit && { limit }) };
	const error = explain(hint);
	const blanks = findBlanks(example);
	return z
		.string({ error })
		.trim()
		.refine((value) => !isBlank.test(value), { error: ({ input }) => error({ input: input === '' ? '' : null }) })
		.refine((value) => value.length <= max || countLetters(value) <= max, {
			error: ({ input }) => error({ code: 'too_big', input: String(input), maximum: max }),
		})
		.meta({ maxLength: max, description: describe(hint) })
		.superRefine((value, context) => {
			const mistake = explainBlanks(value, blanks) ?? marks.find(([pattern]) => pattern.test(value))?.[1];
			if (mistake !== undefined) context.addIssue(mistake);
		});
}

/** What is wrong with a text that has other placeholders than these, or undefined. */
function explainBlanks(text: string, known: readonly string[]): string | undefined {
	const unknown = findBlanks(text).find((name) => !known.includes(name));
	if (unknown === undefined) return undefined;
	const meant = findNearest(unknown, [...known, ...factNames.map((name) => `{${name}}`)]);
	const advice = known.length > 0 ? ` Write ${known.join(' or ')}.` : ' Remove it.';
	return `The site can't fill in ${unknown}.${meant === unknown ? advice : suggest(meant) || advice}`;
}

/** Nothing that anybody can see. */
const isBlank = new RegExp(`^${invisible}*$`, 'u');

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
	const tested =
		test instanceof RegExp ? string.regex(test, { error, abort: true }) : string.refine(test, { error, abort: true });
	return tested.meta({ description: describe(hint), refusal: describe(hint, `Write ${form}`) });
}

/** A whole number within limits, inclusive. */
export function wholeNumber(about: string, example: number, limits: [number, number]) {
	return decimal(about, example, limits, z.int, 'a whole number');
}

/** A decimal number within limits. */
export function decimal(
	about: string,
	example: number,
	[least, most]: [number, number],
	create: typeof z.number | typeof z.int = z.number,
	kind = 'a number',
) {
	const hint = { about, example, form: `${kind} from ${least} to ${most}` };
	const error = explain(hint);
	return create({ error }).min(least, { error }).max(most, { error }).describe(describe(hint));
}

/** One of a few words. */
export function oneOf<const Word extends string>(about: string, words: readonly Word[]) {
	return z
		.enum(words, { error: explain({ about, example: words[0] ?? '' }) })
		.meta({ description: `${capitalize(about)}: ${words.join(', ')}.`, about });
}

/** An object. Unknown fields are errors. */
export function group<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const names = Object.keys(shape).filter((name) => name !== '$schema');
	const required = names.filter(
		(name) => !(shape[name] instanceof z.ZodOptional || shape[name] instanceof z.ZodDefault),
	);
	const most = (required.length > 0 ? required : names).map(quote);
	const error = explain({ about: `${about}, with ${and.format(most)}`, fields: names });
	return z.strictObject(shape, { error }).describe(`${capitalize(about)}.`);
}

/** A JSON file: an object that may also have "$schema", for code editors. */
export function entry<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const $schema = z
		.string({ error: 'Write text in quotation marks, or remove this line.' })
		.optional()
		.describe('Where your text editor finds these descriptions. Leave it as it is.');
	return group(about, { ...shape, $schema });
}

/** A list with a minimum and maximum number of entries. */
export function list<Item extends z.ZodType>(about: string, item: Item, [least, most]: [number, number]) {
	const none = least === 0 ? '; for none, write []' : '';
	const error = explain({ about: about + none, form: `${least} to ${most} entries` });
	// Not min() and max(), which also report the length of a text in place of a list.
	return z
		.array(item, { error })
		.refine(({ length }) => length >= least && length <= most, { error })
		.meta({ description: `${capitalize(about)}.`, minItems: least, maxItems: most });
}

/** A list of objects. */
export function groups<Shape extends z.ZodRawShape>(
	about: string,
	limits: [number, number],
	one: string,
	shape: Shape,
) {
	return list(about, group(one, shape), limits);
}

/** A list without duplicates. */
export function distinct<Item extends z.ZodType>(items: z.ZodArray<Item>) {
	const error = 'The same entry is in this list twice. Remove one of the two.';
	return items.refine((values) => new Set(values.map((one) => JSON.stringify(one))).size === values.length, { error });
}

/** A boolean. @param about what it does if true, phrased to follow "to" */
export function yesOrNo(about: string) {
	const error = `Write true (to ${about}) or false, without quotation marks.`;
	return z.boolean({ error }).meta({ description: `True to ${about}.`, about: `turn on to ${about}` });
}

/** The line icons that content may choose. Each must also be in src/components/icons.ts. */
const icons = ['backpack', 'biceps-flexed', 'check', 'clock', 'cog', 'dumbbell', 'glass-water', 'map-pin'] as const;

/** The name of an icon. */
export const icon = () => oneOf('the icon beside the text', icons);

/** Finds the placeholders of a text, e.g. "{day}", and what looks like one: "{{day}}", "${day}", "{day". */
export function findBlanks(value: unknown): string[] {
	return String(value).match(/\$?\{+[^{}]*\}*|\}+/g) ?? [];
}

/** What visitors would see in place of what was meant. A pattern must take linear time. */
const marks: [pattern: RegExp, expected: string][] = [
	[
		/(?<![\p{L}\p{N}*_@])([*_]{1,2})(?=[\p{L}\p{N}])[^*_\n]*[^\s*_(]\1(?![\p{L}\p{N}])|\]\(|<\/?[a-z][^<>]*>|^(?:[-•·▪]|(?:#{1,6}|>)(?= \p{L})) |^_+$|&(?:#\w+|amp|nbsp|shy|lt|gt|quot);/iu,
		'Visitors see the marks of Markdown and HTML as typed here. Write only the words.',
	],
	[
		/^(?:["“”„«»][^"“”„«»]+["“”„«»]?|[‘’'][^"“”„«»]+[‘’'])$/u,
		'Remove the quotation marks around the text. Visitors see them.',
	],
];
