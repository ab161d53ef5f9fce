// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import type { z } from 'astro/zod';
import { fillFacts, getFacts } from '../../lib/facts.ts';
import { describeKind, quote } from '../../schemas/parts/explain.ts';
import { isWarning } from '../../schemas/parts/picture.ts';
import { checkBody } from './check-body.ts';
import { checkNames, isName } from './check-names.ts';
import { checkFont } from './check-font.ts';
import { createImageSchema } from './check-picture.ts';
import { checkTexts } from './check-texts.ts';
import { checkChanges, checkPhone, checkTimes } from './check-times.ts';
import { type ContentIndex, indexContent } from './content-index.ts';
import { diagnose, type Diagnostic, type Findings, shorten, sortFindings } from './diagnostic.ts';
import { type Entry, getValue, readEntries, selectEntries } from './read-entries.ts';
import { readSiteMap } from './site-map.ts';

/**
 * Checks all of content/.
 * @param content the content folder.
 * @returns the findings, and an index of the content unless it has errors that make the index unreliable.
 */
export async function checkContent(content: string): Promise<Findings & { index?: ContentIndex }> {
	const { entries, errors: found } = await readEntries(content);
	const siteMap = found.length === 0 ? readSiteMap(entries) : undefined; // without it, links can't be checked
	const facts = getFacts(selectEntries(entries, 'gym')[0]?.data);
	found.push(...checkNames(entries));
	for (const entry of entries) {
		const { collection, data } = entry;
		if (typeof data !== 'object' || data === null) continue; // it can't be parsed
		found.push(...checkTexts(entry, facts, siteMap));
		if (collection !== 'texts') fillFacts(data, facts); // they have placeholders of their own
		const schema = entry.definition.schema({
			image: (needs) => createImageSchema(entry, needs),
			font: (name) => checkFont(entry, name),
			ids: (name) =>
				selectEntries(entries, name)
					.map(({ id }) => id)
					.filter(isName),
		});
		found.push(...(await checkFields(entry, schema)));
		if (siteMap) found.push(...(await checkBody(entry, siteMap)));
	}
	const findings = sortFindings(found);
	if (findings.errors.length > 0) return findings;

	const index = indexContent(entries);
	return { ...sortFindings([...found, ...checkPhone(index), ...checkTimes(index), ...checkChanges(index)]), index };
}

/** Finds what an entry's schema refuses. */
async function checkFields(entry: Entry, schema: z.ZodType): Promise<Diagnostic[]> {
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
