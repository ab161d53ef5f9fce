// A finding of the check: where it is in content/, what was found, and what to write instead.
import { invisible } from '../lib/invisible.ts';
import { describeKind, quote } from '../schemas/parts/explain.ts';
import { type Entry, getValue } from './entry.ts';

/** A mistake that stops the build (error), or something worth a look (warning). */
export interface Diagnostic {
	file: string; // the path from the project's root: "content/plans/beginner.json"
	line?: number; // from 1; omitted if the finding is about the whole file
	field: string; // its path: "features > entry 2"; empty if the finding is about the whole file
	found: string; // the current value
	expected: string; // what is wrong and what to write instead
	isWarning?: boolean; // whether it doesn't stop the build
}

/** What to do, and whether the build goes on all the same. */
export type Doubt = Pick<Diagnostic, 'expected' | 'isWarning'>;

/**
 * Creates a diagnostic.
 * @param place the path of a field, or a line of the body
 * @param source the part of the line that is wrong
 */
export function diagnose(
	{ file, data, body, bodyLine, findLine, findSource }: Entry,
	place: readonly PropertyKey[] | number,
	expected: string,
	source?: string,
): Diagnostic {
	if (typeof place !== 'number') {
		const field = place.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(' > ');
		const found = describe(getValue(data, place), findSource(place));
		return { file, line: findLine(place), field: field + nameUnseen(String(place.at(-1))), found, expected };
	}
	const found = shorten((source ?? body.split('\n')[place - 1] ?? '').trim()) || 'nothing';
	return { file, line: bodyLine + place - 1, field: 'text', found: found + nameUnseen(source ?? ''), expected };
}

/** Creates a diagnostic that doesn't stop the build. */
export function warn(...finding: Parameters<typeof diagnose>): Diagnostic {
	return { ...diagnose(...finding), isWarning: true };
}

/** A field's value. What nobody sees is of its file, not of a fact that is filled in. @param source as in its file */
function describe(value: unknown, source: string): string {
	if (value === undefined || value === null || value === '') return 'nothing';
	if (typeof value === 'object') return describeKind(value);
	return typeof value === 'string' ? quote(shorten(value, 76)) + nameUnseen(source) : quote(value);
}

/** What people can't see or confuse: invisible characters, Cyrillic or Greek in Latin words, dashes, full-width signs. */
const unseen = new RegExp(
	`(?![ \\n])${invisible}|(?<=\\p{scx=Latn})[\\p{scx=Cyrl}\\p{scx=Grek}]|[\\p{scx=Cyrl}\\p{scx=Grek}](?=\\p{scx=Latn})|(?<=^\\S*\\w)[\u2010-\u2015\u2212\uff01-\uff5e]`,
	'u',
);

/** Names the first of them and its place: " (character 5 is U+200B)". */
function nameUnseen(text: string): string {
	const { 0: character, index = 0 } = unseen.exec(text) ?? {};
	const code = character?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
	return code ? ` (character ${[...text.slice(0, index)].length + 1} is U+${code})` : '';
}

/** Truncates a long text. */
export function shorten(text: string, length = 60): string {
	return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Sorts findings by file and line. There are no warnings beside errors, which may have caused them. */
export function sortFindings(diagnostics: readonly Diagnostic[]) {
	const sorted = diagnostics.toSorted(
		(one, other) => one.file.localeCompare(other.file, 'en') || (one.line ?? 0) - (other.line ?? 0),
	);
	const errors = sorted.filter(({ isWarning }) => !isWarning);
	return { errors, warnings: errors.length > 0 ? [] : sorted };
}

/** Formats findings for a terminal: file and line, field, what was found, what to write. */
export function formatFindings({ errors, warnings }: ReturnType<typeof sortFindings>): string {
	const blocks = [...errors, ...warnings].map(({ file, line, field, found, expected }) => {
		const where = line === undefined ? file : `${file}:${line}`;
		return `${where}\n  ${field}${field === '' ? '' : ': '}found ${found}\n    ${expected}\n\n`;
	});
	const count = `${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in content/`;
	if (errors.length > 0) return `${count}\n\n${blocks.join('')}`.trimEnd();
	const intro = 'Worth a look in content/; you can publish without fixing these\n\n';
	return `${warnings.length > 0 ? intro : ''}${blocks.join('')}content/ has no mistakes`;
}
