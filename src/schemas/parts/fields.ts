// The kinds of field that content is made of. Each says what it is for once: its documentation and its messages follow.
// Imports carry ".ts" here and in every schema, because the build's own check reads these files before Vite runs.
import { z } from 'astro/zod';
import { iconNames } from '../../lib/icon-names.ts';
import { parseTimeRange, timeRange } from '../../lib/times.ts';
import { weekdays } from '../../lib/weekdays.ts';
import {
	capitalise,
	describe,
	explain,
	explainGroup,
	explainList,
	fieldName,
	type Hint,
	type Issue,
	quote,
} from './messages.ts';
import { isVisible, strangeSign, strangeSignProblem } from './signs.ts';

/** A text. The limit is in characters and comes from the layout; blanks such as {day} are allowed if the example has them. */
export function text(about: string, example: string, max: number, limit?: string) {
	const hint = { about, example, ...(limit && { limit }) };
	const error = explain(hint);
	const filled = blanks(example);
	const strange = (issue: Issue) => strangeSignProblem(String(issue.input), capitalise(fieldName(issue))) ?? '';
	const unfilled = (issue: Issue) => {
		const [blank] = blanks(issue.input).filter((name) => !filled.includes(name));
		const repair = filled.length > 0 ? `Write ${filled.join(' or ')}` : 'Remove it';
		return `${capitalise(fieldName(issue))} contains ${blank}, which nothing replaces. ${repair}: ${about}, e.g. ${quote(example)}.`;
	};
	return z
		.string({ error })
		.trim()
		.min(1, { error })
		.max(max, { error })
		.refine(isVisible, { error: (issue: Issue) => error({ ...issue, input: '' }), abort: true })
		.refine((value) => strangeSign(value) === undefined, { error: strange, abort: true })
		.refine((value) => blanks(value).every((name) => filled.includes(name)), { error: unfilled })
		.describe(describe(hint));
}

/** A text that must keep the blanks of its example, since nothing else tells its pages or controls apart. */
export function template(about: string, example: string, max: number, limit?: string) {
	const missing = (value: unknown) => blanks(example).filter((name) => !String(value).includes(name));
	const error = (issue: Issue) =>
		`${capitalise(fieldName(issue))} must contain ${missing(issue.input).join(' and ')}, which the page fills in: ${about}, e.g. ${quote(example)}.`;
	const plain = text(about, example, max, limit);
	return plain.refine((value) => missing(value).length === 0, { error }).describe(plain.description ?? '');
}

/** A text of a certain form; `form` says what it must be, after "must". */
export function pattern(hint: Hint & { form: string }, test: RegExp | ((value: string) => boolean)) {
	const error = explain(hint);
	const wrong = (issue: Issue) => {
		if (issue.input === '') return error(issue);
		const refusal = `${capitalise(fieldName(issue))} must ${hint.form}, not ${quote(issue.input)}`;
		return `${refusal}: ${hint.about}, e.g. ${quote(hint.example)}.`;
	};
	const string = z.string({ error });
	const tested =
		test instanceof RegExp ? string.regex(test, { error: wrong, abort: true }) : string.refine(test, { error: wrong });
	return tested.describe(describe(hint));
}

/** A whole number within limits, both included. */
export function wholeNumber(about: string, example: number, [least, most]: [number, number]) {
	const error = explain({ about, example });
	return z
		.number({ error })
		.int({ error })
		.min(least, { error })
		.max(most, { error })
		.describe(describe({ about, example }));
}

/** An amount of money: above 0, with two decimals at most. */
export function amount(about: string, example: number, most: number) {
	const hint = { about, example };
	const error = explain(hint);
	const wanted = `${about}, e.g. ${example}`;
	const free = (issue: Issue) => `${capitalise(fieldName(issue))} must be above 0: ${wanted}.`;
	const fine = (issue: Issue) => `${capitalise(fieldName(issue))} must have two decimals at most: ${wanted}.`;
	return z
		.number({ error })
		.gt(0, { error: free, abort: true })
		.max(most, { error })
		.refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), { error: fine })
		.describe(describe(hint));
}

/** A number with decimals, within limits. */
export function decimal(about: string, example: number, [least, most]: [number, number]) {
	const error = explain({ about, example });
	return z.number({ error }).min(least, { error }).max(most, { error }).describe(describe({ about, example }));
}

/** One of a few words. */
export function oneOf<const Word extends string>(about: string, words: readonly Word[]) {
	const hint = { about, example: words[0] ?? '' };
	return z.enum(words, { error: explain(hint) }).describe(`${capitalise(about)}: ${words.join(', ')}.`);
}

/** Fields that belong together. A name that is not among them is an error. */
export function group<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const names = Object.keys(shape).filter((name) => name !== '$schema');
	const required = names.filter(
		(name) => !(shape[name] instanceof z.ZodOptional || shape[name] instanceof z.ZodDefault),
	);
	return z.strictObject(shape, { error: explainGroup(about, names, required) }).describe(`${capitalise(about)}.`);
}

/** A JSON file with one entry: its fields, and the line that tells an editor's program where their description is. */
export function entry<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const $schema = z
		.string()
		.optional()
		.describe("Where the editor's program finds these descriptions. Leave it as it is.");
	return group(about, { ...shape, $schema });
}

/** Several of the same; `counts` is the least and the most, or one number for exactly that many. */
export function list<Item extends z.ZodType>(about: string, item: Item, counts: number | [number, number]) {
	const [least, most] = typeof counts === 'number' ? [counts, counts] : counts;
	const error = explainList(about, least === most ? `exactly ${least}` : `${least} to ${most}`);
	return z
		.array(item, { error })
		.min(least, { error })
		.max(most, { error })
		.describe(`${capitalise(about)}.`);
}

/** A list in which nothing may stand twice. */
export function distinct<Item extends z.ZodType>(items: z.ZodArray<Item>) {
	const texts = (values: unknown[]) => values.map((value) => JSON.stringify(value));
	const isDistinct = (values: unknown[]) => new Set(texts(values)).size === values.length;
	const error = (issue: Issue) => {
		const found = texts(Array.isArray(issue.input) ? issue.input : []);
		const twice = found.find((value, index) => found.indexOf(value) !== index) ?? '';
		const name = /"id":("[^"]*")/.exec(twice)?.[1] ?? twice;
		return `${capitalise(fieldName(issue))} names ${name} twice. Remove one of the two.`;
	};
	return items.refine(isDistinct, { error }).describe(items.description ?? '');
}

/** Yes or no. */
export function yesOrNo(about: string) {
	const error = (issue: Issue) =>
		`${capitalise(fieldName(issue))} must be true or false, without quotation marks: ${about}.`;
	return z.boolean({ error }).describe(`${capitalise(about)}: true or false.`);
}

/** A day of the week. */
export const weekday = (about: string) => oneOf(about, weekdays);

/** One of the site's drawn icons. */
export const icon = () => oneOf('the icon beside the text', iconNames);

/** The hours of a class, by either clock; the pages show them by the one that the gym's settings name. */
export function time() {
	const hint = { about: 'when the class begins and ends', example: '9:00am-10:00am' }; // or "18:00-19:00"
	const reversed = ({ input }: Issue) =>
		`"time" ends before it begins: ${quote(input)}. Write the earlier hour first, e.g. ${quote(hint.example)}.`;
	return pattern({ ...hint, form: 'be two hours without spaces, with am or pm or on the 24-hour clock' }, timeRange)
		.refine(isForward, { error: reversed })
		.describe(describe(hint));
}

/** An hour on the 24-hour clock, for search engines. */
export function clock(about: string, example: string) {
	return pattern({ about, example, form: 'be an hour and minutes on the 24-hour clock' }, /^([01]\d|2[0-3]):[0-5]\d$/);
}

/**
 * A day. Astro reads frontmatter so that it is a date already, and turns 2022-02-31 into a day in March without a word;
 * check-content.ts reads it as text, which is why impossible days are found there.
 */
export function day(about: string, example: string) {
	const wanted = `${about}, e.g. ${example}.`;
	const read = (value: unknown) => (typeof value === 'string' && isDay(value) ? new Date(value) : value);
	const error = (issue: Issue) => {
		const field = fieldName(issue);
		if (issue.input === undefined) return `Add ${field}: ${wanted}`;
		if (issue.input === null) return `${capitalise(field)} is empty. Write ${wanted}`;
		return `${capitalise(field)} must be a day of the calendar as year-month-day, not ${quote(issue.input)}: ${wanted}`;
	};
	return z
		.preprocess(read, z.date({ error }))
		.meta({ description: capitalise(wanted), type: 'string', format: 'date' });
}

/** An e-mail address. */
export function email(about: string, example: string) {
	return pattern({ about, example, form: 'be an email address' }, mailAddress);
}

/** An address on the web. */
export function webAddress(about: string, example: string) {
	return pattern({ about, example, form: 'be a web address that begins with "https://"' }, isOnTheWeb);
}

/** An address that everybody can open: not one of this computer or of the house, as copied while the site was tried. */
export function isOnTheWeb(address: string): boolean {
	if (/\s/.test(address) || !URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return (
		protocol === 'https:' && /\.\p{L}[\p{L}\d-]*$/u.test(hostname) && !/\.(local|localhost|test|lan)$/.test(hostname)
	);
}

const mailAddress = /^(?!\.)(?!.*\.\.)[^\s@,;:<>()"\\[\]]+(?<!\.)@[^\s@.,;:]+(\.[^\s@.,;:]+)+$/;

/** The blanks of a sentence that the page fills in: "{day}". */
function blanks(value: unknown): string[] {
	return String(value).match(/\{\w*\}/g) ?? [];
}

function isForward(value: string): boolean {
	const { start, end } = parseTimeRange(value);
	return start < end;
}

function isDay(value: string): boolean {
	const date = new Date(`${value}T00:00:00Z`);
	return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
