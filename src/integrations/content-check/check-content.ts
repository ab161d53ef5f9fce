// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import type { z } from 'astro/zod';
import { listAddresses } from '../../content-files/addresses.ts';
import { indexContent } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, sortFindings } from '../../content-files/diagnostic.ts';
import { type Entry, selectEntries } from '../../content-files/entry.ts';
import { readContent } from '../../content-files/read-content.ts';
import { isWarning } from '../../schemas/parts/picture.ts';
import { checkAcross } from './check-across.ts';
import { checkBody } from './check-body.ts';
import { checkChanges } from './check-changes.ts';
import { checkAddresses, checkNames } from './check-names.ts';
import { checkFont } from './check-font.ts';
import { createImageSchema } from './check-picture.ts';
import { checkEnglish } from './english-texts.ts';
import { checkTexts } from './check-texts.ts';
import { checkClock, checkDates, checkTimes } from './check-times.ts';

/** What the check found, and the content, indexed unless it has errors that make the index unreliable. */
export type Checked = Awaited<ReturnType<typeof checkContent>>;

/** Checks all of content/. @param folder the content folder. */
export async function checkContent(folder: string) {
	const { entries, found } = await readContent(folder);
	const addresses = listAddresses(entries);
	found.push(...checkNames(entries, addresses), ...checkAddresses(addresses), ...checkFont(entries));
	for (const entry of entries) {
		if (!entry.data) continue; // it can't be parsed
		found.push(...checkTexts(entry, addresses));
		const schema = entry.definition.schema({
			image: (needs) => createImageSchema(entry, needs),
			ids: (name) => selectEntries(entries, name).map(({ id }) => id),
		});
		found.push(...(await checkFields(entry, schema)));
		found.push(...(await checkBody(entry, addresses)));
	}
	const { errors } = sortFindings(found);
	const index = errors.length === 0 ? indexContent(entries) : undefined;
	const compare = [checkAcross, checkClock, checkTimes, checkDates, checkChanges];
	const texts = selectEntries(entries, 'texts')[0]?.data ?? {};
	if (index) found.push(...compare.flatMap((check) => check(index)), ...checkEnglish(texts, index.gym));
	return { ...sortFindings(found), addresses, texts, index };
}

/** Finds what an entry's schema refuses. */
async function checkFields(entry: Entry, schema: z.ZodType): Promise<Diagnostic[]> {
	const { error } = await schema.safeParseAsync(entry.data);
	return (error?.issues ?? []).map((issue) => {
		const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
		return { ...diagnose(entry, path, issue.message), isWarning: isWarning(issue) };
	});
}
