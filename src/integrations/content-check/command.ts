/* `npm run check:content`: tells everything that is wrong in content/, without a build, and what is worth a look. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { cacheFolder, contentFolder } from '../../tooling/folders.ts';

// The next check need not read our sources and zod's anew: a quarter of its time. What is imported before isn't kept.
enableCompileCache(path.join(cacheFolder, 'compiled'));
const { z } = await import('astro/zod');
z.config({ jitless: true }); // most schemas are asked too seldom to be worth compiling
const { formatNotes, formatProblems, inspectContent } = await import('./check-content.ts');
const { filesIn } = await import('./read-entries.ts');

const { mistakes, notes } = await inspectContent(contentFolder);
if (mistakes.length > 0) {
	console.error(formatProblems(mistakes));
	process.exitCode = 1;
} else {
	const files = await filesIn(contentFolder);
	if (notes.length > 0) console.log(`${formatNotes(notes)}\n`);
	console.log(`content/: ${files.length} files, no mistakes`);
}
