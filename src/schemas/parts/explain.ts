// The messages that editors read when a field is wrong: what is wrong, and what to write instead.
import { distance } from 'fastest-levenshtein';

/** What a field is for, phrased to follow "Add …:", and an example to copy. */
interface Hint {
	about: string;
	example: string | number;
	/** The reason for the limit, e.g. "the card has one line". */
	limit?: string;
}

/** The properties of Zod's issue that our messages use. */
export interface Issue {
	code?: string;
	input?: unknown;
	path?: PropertyKey[];
	keys?: string[];
	maximum?: number | bigint;
	minimum?: number | bigint;
	values?: readonly unknown[];
}

/** Formats a field's description, which code editors show as a tooltip. @param words come before the example. */
export function describe({ about, example }: Hint, words = capitalize(about)): string {
	return `${words}. Example: ${quote(example)}.`.replace(/([.?!]")\.$/, '$1'); // an example may have its own period
}

/** Creates the messages for a text, number or choice. */
export function explain(hint: Hint): (issue: Issue) => string {
	return (issue) => {
		const { input } = issue;
		const wanted = describe(hint, hint.about);
		if (input === undefined) return `Add ${nameField(issue)}: ${wanted}`;
		if (input === null || input === '') return `Write ${wanted}`;
		if (issue.code === 'too_big' && typeof input === 'string') {
			return `Too long: ${input.length} characters. Use at most ${issue.maximum}${hint.limit ? `: ${hint.limit}` : ''}.`;
		}
		if (issue.code === 'too_big') return `Write a number of at most ${issue.maximum}: ${wanted}`;
		if (issue.code === 'too_small') {
			const least = issue.minimum === 1 ? 'above 0' : `of at least ${issue.minimum}`;
			return `Write a number ${least}: ${wanted}`;
		}
		if (issue.values) return explainChoice(input, issue.values);
		if (typeof hint.example === 'number') return `Write a ${describeNumber(input)}: ${wanted}`;
		return `Write text in quotation marks, not ${describeKind(input)}: ${wanted}`;
	};
}

/** Creates the message for a value of the right type that breaks a rule. @param rule returns the words after "Write". */
export function demand(hint: Hint, rule: (issue: Issue) => string): (issue: Issue) => string {
	return (issue) => describe(hint, `Write ${rule(issue)}`);
}

const names = new Intl.ListFormat('en-GB'); // "a, b and c"

/** Creates the messages for a group of fields: the group is missing, or has unknown fields (one line each). */
export function explainGroup(about: string, allowed: string[], required: string[]): (issue: Issue) => string {
	return (issue) => {
		if (issue.keys) return issue.keys.map((key) => explainUnknown(key, allowed)).join('\n');
		const fields = `${about}, with ${names.format((required.length > 0 ? required : allowed).map(quote))}.`;
		if (issue.input === undefined) return `Add ${nameField(issue)}: ${fields}`;
		if (issue.input === null) return `Fill in ${fields}`;
		return `Write a group of fields, not ${describeKind(issue.input)}: ${fields}`;
	};
}

/** Creates the messages for a list: missing, not a list, too few or too many entries. */
export function explainList(about: string, wanted: string): (issue: Issue) => string {
	return (issue) => {
		if (issue.input === undefined) return `Add ${nameField(issue)}: ${about}.`;
		if (!Array.isArray(issue.input)) return `Write a list between [ and ], not ${describeKind(issue.input)}: ${about}.`;
		return `Use ${wanted} entries, not ${issue.input.length}: ${about}.`;
	};
}

function nameField({ path = [] }: Issue): string {
	return quote(String(path.at(-1) ?? 'the fields'));
}

/** Formats a field's path: "features > entry 2". */
export function formatPath(path: readonly PropertyKey[]): string {
	return path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(' > ');
}

/** Capitalizes the first letter. */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a value as in a content file: texts in quotation marks, numbers without. */
export function quote(value: unknown): string {
	return typeof value === 'string' ? `"${value}"` : String(value);
}

/** Finds the allowed word closest to a misspelled one: at most a third of its letters may differ (Levenshtein distance). */
export function findNearest(word: string, allowed: readonly string[]): string | undefined {
	const close = allowed
		.map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
		.filter(({ candidate, steps }) => steps <= Math.floor(candidate.length / 3))
		.sort((one, other) => one.steps - other.steps);
	return close[0]?.candidate;
}

/** Returns " Did you mean …?", with a leading space, or an empty string without a suggestion. */
export function suggest(meant: string | undefined): string {
	return meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
}

/** Names a value's type in an editor's words. */
export function describeKind(value: unknown): string {
	if (value === null) return 'nothing';
	if (Array.isArray(value)) return 'a list';
	if (value instanceof Date) return 'a date';
	if (typeof value === 'object') return 'a group of fields';
	if (typeof value === 'boolean') return `the word ${value}`;
	return typeof value === 'number' ? 'a number' : 'text';
}

function describeNumber(input: unknown): string {
	if (typeof input === 'number') return 'whole number';
	return typeof input === 'string' ? 'number without quotation marks' : `number, not ${describeKind(input)}`;
}

function explainChoice(input: unknown, values: readonly unknown[]): string {
	const allowed = values.map(String);
	return `Write one of: ${allowed.join(', ')}.${suggest(findNearest(String(input), allowed))}`;
}

function explainUnknown(key: string, allowed: string[]): string {
	const meant = suggest(findNearest(key, allowed));
	return `There is no field ${quote(key)} here.${meant || ` Remove it, or use one of: ${allowed.join(', ')}.`}`;
}
