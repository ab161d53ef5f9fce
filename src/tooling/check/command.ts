/* `npm run check:content`: tells everything that is wrong in content/, without a build, and what is worth a look. */
import { formatNotes, formatProblems, inspectContent } from './check-content.ts';
import { filesIn } from './read-entries.ts';
import { contentFolder } from '../folders.ts';

const { mistakes, notes } = await inspectContent(contentFolder);
if (mistakes.length > 0) {
	console.error(formatProblems(mistakes));
	process.exitCode = 1;
} else {
	const files = await filesIn(contentFolder);
	if (notes.length > 0) console.log(`${formatNotes(notes)}\n`);
	console.log(`content/: ${files.length} files, no mistakes`);
}
