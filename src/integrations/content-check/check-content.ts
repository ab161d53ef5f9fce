// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import { join, relative, sep } from 'node:path';
import { checkAddresses, checkNames } from './check-addresses.ts';
import { checkBody } from './check-body.ts';
import { checkChanges } from './check-changes.ts';
import { checkDistinct, checkPhone } from './check-distinct.ts';
import { checkFields } from './check-fields.ts';
import { checkTexts } from './check-links.ts';
import { createImageSchema, type FileContext } from './check-picture.ts';
import { checkTimes } from './check-times.ts';
import { type ContentIndex, indexContent } from './content-index.ts';
import { type Diagnostic, type Findings, sortDiagnostics } from './diagnostic.ts';
import { readEntries, selectEntries } from './read-entries.ts';
import { readSiteMap } from './site-map.ts';
import { findWarnings } from './warnings/find-warnings.ts';

/**
 * Checks all of content/.
 * @param content the content folder.
 * @returns the findings, and an index of the content unless it has errors that make the index unreliable.
 */
export async function checkContent(content: string): Promise<Findings & { index?: ContentIndex }> {
	const { entries, otherFiles, errors } = await readEntries(content);
	errors.push(...checkNames(entries));
	/** Links can only be checked if all pages are known. */
	const isComplete = errors.length === 0;
	const warnings: Diagnostic[] = [];
	const siteMap = readSiteMap(entries);
	const used = new Set([join(content, 'README.md')]);
	for (const entry of entries) {
		if (entry.data === undefined) continue; // it can't be parsed
		const files: FileContext = { path: entry.path, content, used };
		const schema = entry.definition.schema({
			image: (needs) => createImageSchema(files, needs),
			ids: (collection) => selectEntries(entries, collection).map(({ id }) => id),
		});
		const fields = await checkFields(entry, schema);
		warnings.push(...fields.warnings);
		errors.push(...fields.errors);
		if (isComplete) errors.push(...checkTexts(entry, siteMap), ...(await checkBody(entry, files, siteMap)));
	}
	if (isComplete) errors.push(...checkAddresses(entries, siteMap), ...checkDistinct(entries));
	if (errors.length > 0) return { errors: sortDiagnostics(errors), warnings: [] };

	const index = indexContent(entries);
	const unused = otherFiles.filter((path) => !used.has(path)).map((path) => reportUnused(content, path));
	const isPicture = ({ file }: Diagnostic) => /\.(jpe?g|png|webp|avif|svg|gif|heic|heif|tiff?|bmp)$/i.test(file);
	errors.push(
		...checkPhone(index),
		...checkTimes(index),
		...checkChanges(index),
		...unused.filter((one) => !isPicture(one)),
	);
	if (errors.length > 0) return { errors: sortDiagnostics(errors), warnings: [], index };
	warnings.push(...unused, ...(await findWarnings(index)));
	return { errors, warnings: sortDiagnostics(warnings), index };
}

function reportUnused(content: string, path: string): Diagnostic {
	const file = `content/${relative(content, path).split(sep).join('/')}`;
	const expected = 'Check its name and folder, or delete it.';
	return { file, field: '', found: 'a file that nothing uses', expected };
}
