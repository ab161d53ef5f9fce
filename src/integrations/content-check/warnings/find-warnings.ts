// Finds probable mistakes that break no rule. Warnings never stop a build, so a rule may be wrong now and then.
import type { ContentIndex } from '../content-index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { warnOfLinks } from './links.ts';
import { warnOfRepeatedPictures, warnOfSmallPictures, warnOfVagueAlternatives } from './pictures.ts';
import { warnOfClassesOutsideHours, warnOfLongClasses } from './times.ts';

const rules: ((content: ContentIndex) => Diagnostic[] | Promise<Diagnostic[]>)[] = [
	warnOfClassesOutsideHours,
	warnOfLinks,
	warnOfLongClasses,
	warnOfRepeatedPictures,
	warnOfSmallPictures,
	warnOfVagueAlternatives,
];

/** Finds warnings in content without errors. */
export async function findWarnings(content: ContentIndex): Promise<Diagnostic[]> {
	return (await Promise.all(rules.map(async (rule) => rule(content)))).flat();
}
