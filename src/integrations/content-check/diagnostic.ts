// What the check reports: a place in content/, what was found there, and what to write instead.
import { formatPath } from '../../schemas/parts/explain.ts';
import type { Entry } from './read-entries.ts';

/** Something that an editor must mend (an error) or should look at (a warning). */
export interface Diagnostic {
	/** The file, from the project's folder: "content/plans/beginner.json". */
	file: string;
	/** The line in it, from 1; left out if it is about the file itself. */
	line?: number;
	/** What in the file: "features > entry 2"; empty if it is about the file itself. */
	field: string;
	/** What stands there now. */
	found: string;
	/** What is wrong with it and what to write instead. */
	expected: string;
	/** Astro refuses the file too, and cannot start with it. */
	blocksAstro?: true;
}

/** What the check has found, file by file and line by line. */
export interface Findings {
	/** Must be mended before the site is built. */
	errors: Diagnostic[];
	/** Worth a look. There are none beside an error, which may be the reason for them. */
	warnings: Diagnostic[];
}

/** A finding in the Markdown of a file. Its line counts from the first line of the text. */
export type TextDiagnostic = Pick<Diagnostic, 'found' | 'expected'> & { line: number };

/** Reports a field of an entry. */
export function diagnose(
	{ file, findLine }: Entry,
	path: readonly PropertyKey[],
	found: string,
	expected: string,
): Diagnostic {
	return { file, line: findLine(path), field: formatPath(path), found, expected };
}

/** Reports a line of the text under the fields. */
export function diagnoseText({ file, bodyLine }: Entry, { line, found, expected }: TextDiagnostic): Diagnostic {
	return { file, line: bodyLine + line - 1, field: 'text', found, expected };
}

/** The beginning of a long text. */
export function shorten(text: string, length = 60): string {
	return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** By file and line. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return diagnostics.toSorted(
		(one, other) => one.file.localeCompare(other.file, 'en') || (one.line ?? 0) - (other.line ?? 0),
	);
}

/** The errors as text for a terminal: file and line, field, what was found, what to write. */
export function formatErrors(errors: readonly Diagnostic[]): string {
	return format(`${errors.length} ${errors.length === 1 ? 'problem' : 'problems'} in content/`, errors);
}

/** The same for warnings. */
export function formatWarnings(warnings: readonly Diagnostic[]): string {
	const notes = `${warnings.length} ${warnings.length === 1 ? 'note' : 'notes'}`;
	return format(`${notes} on content/: worth a look, the site is built all the same`, warnings);
}

function format(title: string, diagnostics: readonly Diagnostic[]): string {
	const blocks = diagnostics.map(({ file, line, field, found, expected }) => {
		const place = line === undefined ? file : `${file}:${line}`;
		return `${place}\n  ${field}${field === '' ? '' : ': '}found ${found}\n    ${expected}`;
	});
	return [title, ...blocks].join('\n\n');
}
