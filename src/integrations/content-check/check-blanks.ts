// Finds unfilled placeholders from the guide's templates, such as "[your company]", on published pages.
import { quote } from '../../schemas/parts/explain.ts';
import { findSlips } from './check-markdown.ts';
import { diagnose, diagnoseText, type Diagnostic } from './diagnostic.ts';
import { readBody } from './read-body.ts';
import { type Entry, listTexts } from './read-entries.ts';
import { isDraft } from './site-map.ts';

const blank = /\[your\b[^\]]*\]/i;
const expected = 'Replace the brackets and the words in them by your own. A draft may keep them.';

/** Reports placeholders that are still in the text. */
export function checkBlanks(entry: Entry): Diagnostic[] {
	if (isDraft(entry.data)) return [];
	const fields = listTexts(entry).filter(({ value }) => blank.test(value));
	const inText = findSlips(readBody(entry.body).nodes, [{ pattern: blank, expected }]);
	return [
		...fields.map(({ path, value }) => diagnose(entry, path, quote(value), expected)),
		...inText.map((slip) => diagnoseText(entry, slip)),
	];
}
