/*
 * Checks content/ without a build.
 *   npm run check:content        prints the errors, or the warnings if there are none
 *   npm run check:content texts  prints the texts that are still in English, for content/settings/texts.json
 */
import { formatFindings } from '../content-files/diagnostic.ts';
import { getValue } from '../content-files/entry.ts';
import { contentFolder } from '../folders.ts';
import { checkContent } from '../integrations/content-check/check-content.ts';
import { getVersion, listEnglish, listForms } from '../integrations/content-check/check-english.ts';
import { gymSchema } from '../schemas/gym.ts';
import notes from '../texts/notes.json' with { type: 'json' };

const findings = await checkContent(contentFolder);
const { errors, texts } = findings;
if (process.argv[2]?.endsWith('texts')) {
	// A word, because PowerShell drops the "--" in "-- --texts", and npm then keeps the option.
	const { data: gym = { language: 'en', off: [] } } = gymSchema().safeParse(findings.gym); // also beside other mistakes
	const english = listEnglish(texts, gym);
	console.log(JSON.stringify({ version: getVersion(texts), ...english }, undefined, '\t'));
	const printed = Object.entries(notes).filter(([name]) => getValue(english, name.split('.')) !== undefined);
	const forms = [...listForms(gym.language)].map(([form, numbers]) => `${form}: ${numbers.slice(0, 5).join(', ')}`);
	console.error([...printed.map(([name, note]) => `${name}: ${note}`), ...forms].join('\n')); // apart from the JSON
} else if (errors.length > 0) console.error(formatFindings(findings));
else console.log(formatFindings(findings));
process.exitCode = errors.length > 0 ? 1 : 0;
