// The messages that editors read when a field is wrong: what is wrong, and what to write instead.
import { distance } from 'fastest-levenshtein';

/** What a field is for, phrased to follow "Add …:", and an example to copy. */
export interface Hint {
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

/** Formats a field's description, which code editors show as a tooltip. */
export function describe({ about, example }: Hint): string {
	return `${capitalize(about)}, e.g. ${quote(example)}.`;
}

/** Creates the messages for a text, number or choice. */
export function explain(hint: Hint): (issue: Issue) => string {
	return (issue) => {
		const field = nameField(issue);
		const { input } = issue;
		const wanted = `${hint.about}, e.g. ${quote(hint.example)}.`;
		if (input === undefined) return `Add ${field}: ${wanted}`;
		if (input === null || input === '') return `${capitalize(field)} is empty. Write ${wanted}`;
		if (issue.code === 'too_big' && typeof input === 'string') {
			return `${capitalize(field)} has ${input.length} characters; keep it to ${issue.maximum}${hint.limit ? `: ${hint.limit}` : ''}.`;
		}
		if (issue.code === 'too_big') return `${capitalize(field)} must be at most ${issue.maximum}: ${wanted}`;
		if (issue.code === 'too_small') {
			const least = issue.minimum === 1 ? 'above 0' : `at least ${issue.minimum}`;
			return `${capitalize(field)} must be ${least}: ${wanted}`;
		}
		if (issue.values) return explainChoice(field, input, issue.values);
		if (typeof hint.example === 'number') return explainNumber(field, input, wanted);
		return `${capitalize(field)} must be text in quotation marks, not ${describeKind(input)}: ${wanted}`;
	};
}

/** Creates the message for a value of the right type that breaks a rule. @param rule returns the words after "must". */
export function demand({ about, example }: Hint, rule: (issue: Issue) => string): (issue: Issue) => string {
	return (issue) => `${capitalize(nameField(issue))} must ${rule(issue)}: ${about}, e.g. ${quote(example)}.`;
}

const names = new Intl.ListFormat('en-GB'); // "a, b and c"

/** Creates the messages for a group of fields: the group is missing, or has unknown fields (one line each). */
export function explainGroup(about: string, allowed: string[], required: string[]): (issue: Issue) => string {
	return (issue) => {
		if (issue.keys) return issue.keys.map((key) => explainUnknown(key, allowed)).join('\n');
		const fields = `${about}, with ${names.format(required.map(quote))}.`;
		if (issue.input === undefined) return `Add ${nameField(issue)}: ${fields}`;
		if (issue.input === null) return `${capitalize(nameField(issue))} is empty. Write ${fields}`;
		return `${capitalize(nameField(issue))} must be a group of fields, not ${describeKind(issue.input)}: ${fields}`;
	};
}

/** Creates the messages for a list: missing, not a list, too few or too many entries. */
export function explainList(about: string, wanted: string): (issue: Issue) => string {
	return (issue) => {
		const field = nameField(issue);
		if (issue.input === undefined) return `Add ${field}: ${about}.`;
		if (!Array.isArray(issue.input))
			return `${capitalize(field)} must be a list between [ and ], not ${describeKind(issue.input)}: ${about}.`;
		const { length } = issue.input;
		return `${capitalize(field)} has ${length} ${length === 1 ? 'entry' : 'entries'}; write ${wanted}: ${about}.`;
	};
}

/** Names a field as the editor wrote it: `"alt"`, or `entry 2 of "features"` in a list. */
export function nameField({ path = [] }: Issue): string {
	const last = path.at(-1);
	if (typeof last === 'number') return `entry ${last + 1} of ${quote(String(path.at(-2) ?? 'the list'))}`;
	return last === undefined ? 'the file' : quote(String(last));
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

function explainNumber(field: string, input: unknown, wanted: string): string {
	if (typeof input === 'string') return `${capitalize(field)} must be a number without quotation marks: ${wanted}`;
	if (typeof input === 'number') return `${capitalize(field)} must be a whole number: ${wanted}`;
	return `${capitalize(field)} must be a number, not ${describeKind(input)}: ${wanted}`;
}

function explainChoice(field: string, input: unknown, values: readonly unknown[]): string {
	const allowed = values.map(String);
	const meant = suggest(findNearest(String(input), allowed));
	return `${capitalize(field)} cannot be ${quote(input)}.${meant} Write one of: ${allowed.join(', ')}.`;
}

function explainUnknown(key: string, allowed: string[]): string {
	const meant = suggest(findNearest(key, allowed));
	return `${quote(key)} is not a field of this entry.${meant || ` Remove it, or use one of: ${allowed.join(', ')}.`}`;
}
