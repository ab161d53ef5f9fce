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
if (errors.length > 0) {
	console.error(formatFindings(findings));
	process.exitCode = 1;
} else if (index && process.argv[2]?.endsWith('texts')) {
	// A word, because PowerShell drops the "--" in "-- --texts", and npm then keeps the option.
	const english = listEnglish(texts, index.gym);
	console.log(JSON.stringify(english, undefined, '\t'));
	const keys = new Set(Object.values(english).flatMap(Object.keys));
	const notes = listNotes().filter(({ key }) => keys.has(key));
	console.error(notes.map(({ key, note }) => `${key}: ${note}`).join('\n')); // apart from the JSON
} else console.log(formatFindings(findings));

/** The comments in src/texts/, which say where a text is shown or what it means. */
function listNotes() {
	const files = globSync('src/texts/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
	const lines = files.flatMap((file) => [...file.matchAll(/^\t(?:\/\/ (.+)\r?\n\t)?(\w+): .*?(?:, \/\/ (.+))?$/gm)]);
	return lines.flatMap(([, before, key = '', after]) => {
		const note = before ?? after;
		return note ? [{ key, note }] : [];
	});
}
