// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import { join } from 'node:path';
import { fillFacts, getFacts } from '../../lib/facts.ts';
import { checkBody } from './check-body.ts';
import { checkChanges } from './check-changes.ts';
import { checkFacts } from './check-facts.ts';
import { checkFields } from './check-fields.ts';
import { checkLinks } from './check-links.ts';
import { checkDistinct, checkNames, isName } from './check-names.ts';
import { createImageSchema, type FileContext } from './check-picture.ts';
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
	const { entries, otherFiles, errors: found } = await readEntries(content);
	const isComplete = found.length === 0; // links can only be checked if all pages are known
	found.push(...checkNames(entries));
	const facts = getFacts(selectEntries(entries, 'gym')[0]?.data);
	for (const entry of entries.filter(({ collection }) => collection !== 'texts')) {
		found.push(...checkFacts(entry, facts));
		if (typeof entry.data === 'object' && entry.data !== null) fillFacts(entry.data, facts);
	}
	const siteMap = readSiteMap(entries);
	const used = new Set([join(content, 'README.md')]);
	for (const entry of entries) {
		if (entry.data === undefined) continue; // it can't be parsed
		const files: FileContext = { path: entry.path, content, used };
		const schema = entry.definition.schema({
			image: (needs) => createImageSchema(files, needs),
			ids: (collection) =>
				selectEntries(entries, collection)
					.map(({ id }) => id)
					.filter(isName),
		});
		found.push(...(await checkFields(entry, schema)));
		if (isComplete) found.push(...checkLinks(entry, siteMap), ...(await checkBody(entry, files)));
	}
	if (isComplete) found.push(...checkDistinct(entries, siteMap));
	const findings = sortFindings(found);
	if (findings.errors.length > 0) return findings;

	const index = indexContent(entries);
	const unused = otherFiles
		.filter(({ path }) => !used.has(path))
		.map(({ file }) => ({
			file,
			field: '',
			found: 'a file that nothing uses',
			expected: 'Check its name and folder, or delete it.',
			isWarning: /\.(jpe?g|png|webp|avif|svg|gif|heic|heif|tiff?|bmp)$/i.test(file),
		}));
	return {
		...sortFindings([...found, ...unused, ...checkPhone(index), ...checkTimes(index), ...checkChanges(index)]),
		index,
	};
}
