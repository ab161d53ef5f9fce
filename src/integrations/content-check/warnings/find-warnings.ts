// Finds probable mistakes that break no rule. Warnings never stop a build, so a rule may be wrong now and then.
import type { ContentIndex } from '../content-index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { warnOfLinks } from './links.ts';
import { warnOfRepeatedPictures, warnOfSmallPictures } from './pictures.ts';
import { warnOfTimes } from './times.ts';

/** Finds warnings in content without errors. */
export async function findWarnings(content: ContentIndex): Promise<Diagnostic[]> {
	const pictures = [await warnOfRepeatedPictures(content), await warnOfSmallPictures(content)].flat();
	return [...warnOfTimes(content), ...warnOfLinks(content), ...pictures];
}
