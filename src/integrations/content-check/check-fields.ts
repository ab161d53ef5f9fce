// Validates an entry's fields with its collection's schema.
import type { z } from 'astro/zod';
import { describeKind, quote } from '../../schemas/parts/explain.ts';
import { isWarning } from '../../schemas/parts/picture.ts';
import { diagnose, type Findings, shorten } from './diagnostic.ts';
import { type Entry, getValue } from './read-entries.ts';

/** Runs the schema and collects its errors and warnings. */
export async function checkFields(entry: Entry, schema: z.ZodType): Promise<Findings> {
	const { error } = await schema.safeParseAsync(entry.data);
	const issues = error?.issues ?? [];
	const report = ({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>) =>
		diagnose(entry, path, describeFound(getValue(entry.data, path)), message);
	const refused = issues.filter((issue) => !isWarning(issue)).flatMap(splitIssue);
	const errors = refused.map((issue) => ({ ...report(issue), blocksAstro: true as const }));
	// A text in place of a list has the wrong type and the wrong length; one message is enough.
	const seen = Map.groupBy(errors, ({ field, expected }) => `${field}\n${expected}`);
	return {
		errors: [...seen.values()].flatMap(([first]) => first ?? []),
		warnings: issues.filter(isWarning).map(report),
	};
}

/** Zod reports all unknown keys of an object in one issue, whose message has a line for each. */
function splitIssue(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
	if (issue.code !== 'unrecognized_keys') return [issue];
	const messages = issue.message.split('\n');
	return issue.keys.map((key, index) => ({ path: [...issue.path, key], message: messages[index] ?? '' }));
}

function describeFound(value: unknown): string {
	if (value === undefined || value === null || value === '') return 'nothing';
	if (typeof value === 'object') return describeKind(value);
	return quote(typeof value === 'string' ? shorten(value, 76) : value);
}
