/* `npm run check:content`: tells everything that is wrong in content/, without a build. */
import { checkContent, formatProblems } from './check-content.ts';
import { filesIn } from './read-entries.ts';
import { contentFolder } from '../folders.ts';

const problems = await checkContent(contentFolder);
if (problems.length > 0) {
	console.error(formatProblems(problems));
	process.exitCode = 1;
} else {
	const files = await filesIn(contentFolder);
	console.log(`content/: ${files.length} files, no mistakes`);
}
