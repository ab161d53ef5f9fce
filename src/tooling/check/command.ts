/* `npm run check:content`: tells everything that is wrong in content/, without a build. */
import { join } from 'node:path';
import { checkContent, formatProblems } from './check-content.ts';
import { filesIn } from './read-entries.ts';

const root = process.cwd(); // npm runs its scripts in the project's folder
const problems = await checkContent(root);
if (problems.length > 0) {
	console.error(formatProblems(problems));
	process.exitCode = 1;
} else {
	const files = await filesIn(join(root, 'content'));
	console.log(`content/: ${files.length} files, no mistakes`);
}
