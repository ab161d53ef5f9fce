// The messages that editors read when a field is wrong: what is wrong, and what to write instead.
import { distance } from 'fastest-levenshtein';

/** What a field is for, phrased to follow "Add …:", and what it may contain. */
export interface Hint {
	about: string;
	example?: string | number; // a value to copy
	limit?: string; // the reason for the limit, e.g. "the card has one line"
	form?: string; // what to write if a value of the right type breaks a rule, phrased to follow "Write"
	fields?: string[]; // the names of a group's fields
}

/** The properties of Zod's issue that our messages use. */
export interface Issue {
	code?: string;
	input?: unknown;
	path?: PropertyKey[];
	expected?: string;
	keys?: string[];
	maximum?: number | bigint;
	values?: readonly unknown[];
}

/** Formats a field's description, which code editors show as a tooltip. @param words come before the example. */
export function describe({ about, example }: Hint, words = capitalize(about)): string {
	if (example === undefined) return `${words}.`;
	return `${words}. Example: ${quote(example)}.`.replace(/([.?!]")\.$/, '$1'); // an example may have its own period
}

const kinds: Record<string, string> = {
	number: 'a number without quotation marks',
	array: 'a list between [ and ]',
	object: 'a group of fields',
};

/** Creates the messages for a field. Zod calls the function with each issue. */
export function explain(hint: Hint): (issue: Issue) => string {
	const meant = describe(hint, hint.about);
	return ({ code, input, path = [], expected = '', keys, maximum, values }) => {
		if (keys) return keys.map((key) => explainUnknown(key, hint)).join('\n');
		const choices = values?.map(String);
		if (choices) return `Write one of: ${choices.join(', ')}.${suggest(findNearest(String(input), choices))}`;
		if (input === undefined) return `Add ${quote(String(path.at(-1) ?? 'the fields'))}: ${meant}`;
		if (input === null || input === '') return `Write ${meant}`;
		if (code === 'too_big' && typeof input === 'string')
			return `Too long: ${countLetters(input)} characters. Use at most ${maximum}${hint.limit ? `: ${hint.limit}` : ''}.`;
		const isKind = code === 'invalid_type' || code === 'invalid_union';
		if (!hint.form || (isKind && expected !== 'int'))
			return `Write ${kinds[expected] ?? 'text in quotation marks'}, not ${describeKind(input)}: ${meant}`;
		return describe(hint, `Write ${hint.form}`);
	};
}

function explainUnknown(key: string, { fields: allowed = [] }: Hint): string {
	const meant = suggest(findNearest(key, allowed)).trim();
	const others = allowed.length > 15 ? '.' : `, or use one of: ${allowed.join(', ')}.`;
	return `There is no field ${quote(key)} here. ${meant || `Remove it${others}`}`;
}

/** How many characters people see: an emoji, or a letter with its marks, is one. */
export function countLetters(text: string): number {
	return [...new Intl.Segmenter().segment(text)].length;
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
	const steps = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
	const close = allowed.filter((candidate) => steps(candidate) <= Math.floor(candidate.length / 3));
	return close.sort((one, other) => steps(one) - steps(other))[0];
}

/** Returns " Did you mean …?", with a leading space, or an empty string without a suggestion. */
export function suggest(meant: string | undefined): string {
	return meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
}

/** Names a value's type in an editor's words. */
export function describeKind(value: unknown): string {
	if (Array.isArray(value)) return 'a list';
	if (typeof value === 'object') return 'a group of fields';
	if (typeof value === 'string') return 'text';
	return typeof value === 'number' ? 'a number' : String(value);
}
