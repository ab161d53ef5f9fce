// Finds probable mistakes that break no rule. Warnings never stop a build, so a rule may be wrong now and then.
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { Text } from '../read-entries.ts';
import { warnOfChangesOnClosedDays, warnOfNeedlessClosures, warnOfOldChanges } from './changes.ts';
import { explainMisspeltEmails, explainOldContacts, explainOldNames } from './identity.ts';
import { explainOwnAddresses, warnOfLinks } from './links.ts';
import { explainVagueAlternatives, warnOfRepeatedPictures, warnOfSmallPictures } from './pictures.ts';
import { explainOldPrices } from './prices.ts';
import { explainOddTimes, explainOddYears } from './times.ts';

/** Creates the test of one text in a field, which returns the warning or undefined. */
type TextRule = (content: ContentIndex) => (text: Text) => string | undefined;

const textRules: TextRule[] = [
	explainMisspeltEmails,
	explainOddTimes,
	explainOddYears,
	explainOldContacts,
	explainOldNames,
	explainOldPrices,
	explainOwnAddresses,
	explainVagueAlternatives,
];

const otherRules: ((content: ContentIndex) => Diagnostic[] | Promise<Diagnostic[]>)[] = [
	warnOfChangesOnClosedDays,
	warnOfLinks,
	warnOfNeedlessClosures,
	warnOfOldChanges,
	warnOfRepeatedPictures,
	warnOfSmallPictures,
];

/** Finds warnings in content without errors. */
export async function findWarnings(content: ContentIndex): Promise<Diagnostic[]> {
	const tests = textRules.map((rule) => rule(content));
	const inTexts = content.texts.flatMap((text) =>
		tests.flatMap((explain) => {
			const expected = explain(text);
			return expected === undefined ? [] : diagnose(text.entry, text.path, quote(text.value), expected);
		}),
	);
	return [...inTexts, ...(await Promise.all(otherRules.map(async (rule) => rule(content)))).flat()];
}
