// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import { fillFacts, getFacts } from '../../lib/facts.ts';
import { checkBody } from './check-body.ts';
import { checkChanges } from './check-changes.ts';
import { checkFields } from './check-fields.ts';
import { checkNames, isName } from './check-names.ts';
import { checkFont } from './check-font.ts';
import { createImageSchema, type FileContext } from './check-picture.ts';
import { checkTexts } from './check-texts.ts';
import { checkPhone, checkTimes } from './check-times.ts';
import { type ContentIndex, indexContent } from './content-index.ts';
import { type Findings, sortFindings } from './diagnostic.ts';
import { readEntries, selectEntries } from './read-entries.ts';
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
		const { collection, data, path } = entry;
		if (typeof data !== 'object' || data === null) continue; // it can't be parsed
		found.push(...checkTexts(entry, facts, siteMap));
		if (collection !== 'texts') fillFacts(data, facts); // they have placeholders of their own
		const files: FileContext = { path, content };
		const schema = entry.definition.schema({
			image: (needs) => createImageSchema(files, needs),
			font: (name) => checkFont(files, name),
			ids: (name) =>
				selectEntries(entries, name)
					.map(({ id }) => id)
					.filter(isName),
		});
		found.push(...(await checkFields(entry, schema)));
		if (siteMap) found.push(...(await checkBody(entry, files, siteMap)));
	}
	const findings = sortFindings(found);
	if (findings.errors.length > 0) return findings;

	const index = indexContent(entries);
	return { ...sortFindings([...found, ...checkPhone(index), ...checkTimes(index), ...checkChanges(index)]), index };
}
