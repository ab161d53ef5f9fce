// The kinds of field that content is made of. Each says what it is for once: its documentation and its messages follow.
// Imports carry ".ts" here and in every schema, because the build's own check reads these files before Vite runs.
import { z } from 'astro/zod';
import { iconNames } from '../lib/icon-names.ts';
import { readTimeRange } from '../lib/times.ts';
import { capitalise, describe, explain, explainGroup, explainList, type Hint, type Issue, fieldName, quote } from './messages.ts';

/** The seven days as content and addresses name them. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A text. The limit is in characters and comes from the layout. */
export function text(about: string, example: string, max: number, limit?: string) {
	const hint = { about, example, ...(limit && { limit }) };
	const error = explain(hint);
	return z.string({ error }).min(1, { error }).max(max, { error }).describe(describe(hint));
}

/** A text that must match a pattern; `form` says what it must look like, after "must". */
export function pattern(hint: Hint & { form: string }, test: (value: string) => boolean) {
	const error = explain(hint);
	const wrong = (issue: Issue) =>
		issue.input === '' ? error(issue) : `${capitalise(fieldName(issue))} must ${hint.form}, not ${quote(issue.input)}: ${hint.about}, e.g. ${quote(hint.example)}.`;
	return z.string({ error }).refine(test, { error: wrong }).describe(describe(hint));
}

/** A whole number within limits, both included. */
export function wholeNumber(about: string, example: number, [least, most]: [number, number]) {
	const error = explain({ about, example });
	return z.number({ error }).int({ error }).min(least, { error }).max(most, { error }).describe(describe({ about, example }));
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
	const required = names.filter((name) => !(shape[name] instanceof z.ZodOptional || shape[name] instanceof z.ZodDefault));
	return z.strictObject(shape, { error: explainGroup(about, names, required) }).describe(`${capitalise(about)}.`);
}

/** A JSON file with one entry: its fields, and the line that tells an editor's program where their description is. */
export function entry<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	const $schema = z.string().optional().describe('Where the editor\'s program finds these descriptions. Leave it as it is.');
	return group(about, { ...shape, $schema });
}

/** Several of the same; `counts` is the least and the most, or one number for exactly that many. */
export function list<Item extends z.ZodType>(about: string, item: Item, counts: number | [number, number]) {
	const [least, most] = typeof counts === 'number' ? [counts, counts] : counts;
	const error = explainList(about, least === most ? `exactly ${least}` : `${least} to ${most}`);
	return z.array(item, { error }).min(least, { error }).max(most, { error }).describe(`${capitalise(about)}.`);
}

/** Yes or no. */
export function yesOrNo(about: string) {
	const error = (issue: Issue) => `${capitalise(fieldName(issue))} must be true or false, without quotation marks: ${about}.`;
	return z.boolean({ error }).describe(`${capitalise(about)}: true or false.`);
}

/** A day of the week. */
export const weekday = (about: string) => oneOf(about, weekdays);

/** One of the site's drawn icons. */
export const icon = () => oneOf('the icon beside the text', iconNames);

/** The hours of a class, exactly as visitors read them. */
export function time() {
	const hint = { about: 'when the class begins and ends', example: '9:00am-10:00am' };
	return pattern({ ...hint, form: 'look like "9:00am-10:00am", without spaces' }, (value) => readTimeRange(value) !== undefined).refine(
		(value) => {
			const times = readTimeRange(value);
			return times === undefined || times.start < times.end;
		},
		{ error: (issue: Issue) => `"time" ends before it begins: ${quote(issue.input)}. Write the earlier hour first, e.g. "9:00am-10:00am".` },
	).describe(describe(hint));
}

/** An hour on the 24-hour clock, for search engines. */
export function clock(about: string, example: string) {
	return pattern({ about, example, form: 'be four digits with a colon' }, (value) => /^([01]\d|2[0-4]):[0-5]\d$/.test(value));
}

/** A day. Frontmatter may already have been read as a date; anything else must be year, month, day. */
export function day(about: string, example: string) {
	const read = (value: unknown) => (typeof value === 'string' && isDay(value) ? new Date(value) : value);
	const error = (issue: Issue) => {
		if (issue.input === undefined) return `Add ${fieldName(issue)}: ${about}, e.g. ${example}.`;
		return `${capitalise(fieldName(issue))} must be a day of the calendar as year-month-day, not ${quote(issue.input)}: ${about}, e.g. ${example}.`;
	};
	return z.preprocess(read, z.date({ error })).meta({ description: `${capitalise(about)}, e.g. ${example}.`, type: 'string', format: 'date' });
}

/** An e-mail address. */
export function email(about: string, example: string) {
	return pattern({ about, example, form: 'be an email address' }, (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));
}

/** An address on the web. */
export function webAddress(about: string, example: string) {
	return pattern({ about, example, form: 'be a web address that begins with "https://"' }, (value) => /^https:\/\/[^\s/]+\.\S+$/.test(value));
}

function isDay(value: string): boolean {
	const date = new Date(`${value}T00:00:00Z`);
	return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
