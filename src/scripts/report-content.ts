/*
 * Checks content/ without a build.
 *   npm run check:content        prints the errors, or the warnings if there are none
 *   npm run check:content texts  prints the texts that are still in English, for content/settings/texts.json
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFindings } from '../content-files/diagnostic.ts';
import { contentFolder, root } from '../folders.ts';
import { checkContent } from '../integrations/content-check/check-content.ts';
import { listEnglish } from '../integrations/content-check/english-texts.ts';

const findings = await checkContent(contentFolder);
const { errors, texts, index } = findings;
if (process.argv[2]?.endsWith('texts')) {
	// A word, because PowerShell drops the "--" in "-- --texts", and npm then keeps the option.
	const english = listEnglish(texts, index?.gym ?? { language: 'en', off: [] }); // also beside mistakes elsewhere
	console.log(JSON.stringify(english, undefined, '\t'));
	const notes = listNotes().filter(({ group, key }) => Object.hasOwn(english[group] ?? {}, key));
	console.error(notes.map(({ group, key, note }) => `${group}.${key}: ${note}`).join('\n')); // apart from the JSON
} else if (errors.length > 0) console.error(formatFindings(findings));
else console.log(formatFindings(findings));
process.exitCode = errors.length > 0 ? 1 : 0;

/** The comments in src/texts/, which say where a text is shown or what it means. */
function listNotes() {
	const files = globSync('src/texts/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
	const groups = files.flatMap((file) => [...file.matchAll(/^export const (\w+) = \{$([^]*?)^\}/gm)]);
	return groups.flatMap(([, group = '', texts = '']) => {
		const lines = [...texts.matchAll(/^\t(?:\/\/ (.+)\r?\n\t)?(\w+): .*?(?:, \/\/ (.+))?$/gm)];
		return lines.flatMap(([, before, key = '', after = before]) => (after ? [{ group, key, note: after }] : []));
	});
}
