// Validates an entry's fields with its collection's schema.
import type { z } from 'astro/zod';
import { describeKind, quote } from '../../schemas/parts/explain.ts';
import { isWarning } from '../../schemas/parts/picture.ts';
import { diagnose, type Diagnostic, shorten } from './diagnostic.ts';
import { type Entry, getValue } from './read-entries.ts';

/** Finds what the schema refuses. */
export async function checkFields(entry: Entry, schema: z.ZodType): Promise<Diagnostic[]> {
	const { error } = await schema.safeParseAsync(entry.data);
	return (error?.issues ?? []).flatMap(splitIssue).map((issue) => {
		const value = describeFound(getValue(entry.data, issue.path));
		return { ...diagnose(entry, issue.path, value, issue.message), isWarning: isWarning(issue) };
	});
}

/** Zod reports all unknown keys of an object in one issue, whose message has a line for each. */
function splitIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	if (issue.code !== 'unrecognized_keys') return [issue];
	const messages = issue.message.split('\n');
	return issue.keys.map((key, index) => ({ ...issue, path: [...issue.path, key], message: messages[index] ?? '' }));
}

function describeFound(value: unknown): string {
	if (value === undefined || value === null || value === '') return 'nothing';
	if (typeof value === 'object') return describeKind(value);
	return quote(typeof value === 'string' ? shorten(value, 76) : value);
}
