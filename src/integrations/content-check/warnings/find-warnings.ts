// Finds probable mistakes that break no rule. Warnings never stop a build, so a rule may be wrong now and then.
import type { Diagnostic } from '../diagnostic.ts';
import type { Entry } from '../read-entries.ts';
import { type ContentIndex, indexContent } from './content-index.ts';
import { warnOfChangesOnClosedDays, warnOfNeedlessClosures, warnOfOldChanges } from './changes.ts';
import { warnOfOldContacts, warnOfOldNames } from './identity.ts';
import { warnOfLinks } from './links.ts';
import { warnOfMarkdown } from './markdown.ts';
import { warnOfRepeatedPictures, warnOfSmallPictures } from './pictures.ts';
import { warnOfOldPrices } from './prices.ts';
import { warnOfOddTimes, warnOfOddYears } from './times.ts';
import { warnOfWording } from './wording.ts';

const rules: ((content: ContentIndex) => Diagnostic[] | Promise<Diagnostic[]>)[] = [
	warnOfChangesOnClosedDays,
	warnOfLinks,
	warnOfMarkdown,
	warnOfNeedlessClosures,
	warnOfOddTimes,
	warnOfOddYears,
	warnOfOldChanges,
	warnOfOldContacts,
	warnOfOldNames,
	warnOfOldPrices,
	warnOfRepeatedPictures,
	warnOfSmallPictures,
	warnOfWording,
];

/** Finds warnings in entries, which must have no errors. */
export async function findEachWarning(entries: readonly Entry[]): Promise<Diagnostic[]> {
	const content = indexContent(entries);
	return (await Promise.all(rules.map(async (rule) => rule(content)))).flat();
}

/** Finds warnings, and merges equal ones into one that lists every place. */
export async function findWarnings(entries: readonly Entry[]): Promise<Diagnostic[]> {
	const warnings = await findEachWarning(entries);
	return [...Map.groupBy(warnings, ({ expected }) => expected).values()].flatMap(merge);
}

function merge([first, ...others]: Diagnostic[]): Diagnostic[] {
	if (!first || others.length === 0) return first ? [first] : [];
	const shown = others.slice(0, 9).map(({ file, line }) => `${file}:${line}`);
	const rest = others.length > shown.length ? ` and ${others.length - shown.length} more` : '';
	return [{ ...first, expected: `${first.expected} The same here: ${shown.join(', ')}${rest}.` }];
}
