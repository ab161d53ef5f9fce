/*
 * Checks content/ without a build.
 *   npm run check:content        prints the errors, or the warnings if there are none
 *   npm run check:content texts  prints the texts that are still in English, for content/settings/texts.json
 */
import { formatFindings } from '../content-files/diagnostic.ts';
import { contentFolder } from '../folders.ts';
import { checkContent } from '../integrations/content-check/check-content.ts';
import { listEnglish } from '../integrations/content-check/english-texts.ts';

const findings = await checkContent(contentFolder);
const { errors, texts, index } = findings;
if (errors.length > 0) {
	console.error(formatFindings(findings));
	process.exitCode = 1;
} else if (index && process.argv[2]?.endsWith('texts')) {
	// A word, because PowerShell drops the "--" in "-- --texts", and npm then keeps the option.
	console.log(JSON.stringify(listEnglish(texts, index.gym), undefined, '\t'));
} else console.log(formatFindings(findings));
