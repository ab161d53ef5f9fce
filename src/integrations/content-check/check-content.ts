// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import type { z } from 'astro/zod';
import { fillFacts, getFacts } from '../../lib/facts.ts';
import { isWarning } from '../../schemas/parts/picture.ts';
import { checkBody } from './check-body.ts';
import { checkNames } from './check-names.ts';
import { checkFont } from './check-font.ts';
import { createImageSchema } from './check-picture.ts';
import { checkTexts } from './check-texts.ts';
import { checkChanges, checkClock, checkDates, checkPhone, checkTimes } from './check-times.ts';
import { type ContentIndex, indexContent } from './content-index.ts';
import { diagnose, type Diagnostic, type Findings, sortFindings } from './diagnostic.ts';
import { type Entry, readEntries, selectEntries } from './read-entries.ts';
import { readSiteMap } from './site-map.ts';

/**
 * Checks all of content/.
 * @param content the content folder.
 * @returns the findings, and an index of the content unless it has errors that make the index unreliable.
 */
export async function checkContent(content: string): Promise<Findings & { index?: ContentIndex }> {
	const { entries, errors: found } = await readEntries(content);
	const siteMap = readSiteMap(entries);
	const facts = getFacts(selectEntries(entries, 'gym')[0]?.data);
	found.push(...checkNames(entries));
	for (const entry of entries) {
		const { collection, data } = entry;
		if (typeof data !== 'object' || data === null) continue; // it can't be parsed
		found.push(...checkTexts(entry, siteMap));
		if (collection !== 'texts') fillFacts(data, facts); // they have placeholders of their own
		const schema = entry.definition.schema({
			image: (needs) => createImageSchema(entry, needs),
			font: (name) => checkFont(entry, name),
			ids: (name) => selectEntries(entries, name).map(({ id }) => id),
		});
		found.push(...(await checkFields(entry, schema)));
		found.push(...(await checkBody(entry, siteMap)));
	}
	const findings = sortFindings(found);
	if (findings.errors.length > 0) return findings;

	const index = indexContent(entries);
	const compared = [checkPhone, checkClock, checkTimes, checkDates, checkChanges].flatMap((compare) => compare(index));
	return { ...sortFindings([...found, ...compared]), index };
}

/** Finds what an entry's schema refuses. */
async function checkFields(entry: Entry, schema: z.ZodType): Promise<Diagnostic[]> {
	const { error } = await schema.safeParseAsync(entry.data);
	return (error?.issues ?? []).map((issue) => {
		const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
		return { ...diagnose(entry, path, issue.message), isWarning: isWarning(issue) };
	});
}
