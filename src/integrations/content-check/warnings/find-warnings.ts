// Finds probable mistakes that break no rule. Warnings never stop a build, so a rule may be wrong now and then.
import type { Diagnostic } from '../diagnostic.ts';
import type { Entry } from '../read-entries.ts';
import { type ContentIndex, indexContent } from './content-index.ts';
import { warnOfChangesOnClosedDays, warnOfNeedlessClosures, warnOfOldChanges } from './changes.ts';
import { warnOfMisspeltEmails, warnOfOldContacts, warnOfOldNames } from './identity.ts';
import { warnOfLinks } from './links.ts';
import { warnOfRepeatedPictures, warnOfSmallPictures, warnOfVagueAlternatives } from './pictures.ts';
import { warnOfOldPrices } from './prices.ts';
import { warnOfOddTimes, warnOfOddYears } from './times.ts';

const rules: ((content: ContentIndex) => Diagnostic[] | Promise<Diagnostic[]>)[] = [
	warnOfChangesOnClosedDays,
	warnOfLinks,
	warnOfMisspeltEmails,
	warnOfNeedlessClosures,
	warnOfOddTimes,
	warnOfOddYears,
	warnOfOldChanges,
	warnOfOldContacts,
	warnOfOldNames,
	warnOfOldPrices,
	warnOfRepeatedPictures,
	warnOfSmallPictures,
	warnOfVagueAlternatives,
];

/** Finds warnings in entries, which must have no errors. */
export async function findWarnings(entries: readonly Entry[]): Promise<Diagnostic[]> {
	const content = indexContent(entries);
	return (await Promise.all(rules.map(async (rule) => rule(content)))).flat();
}
