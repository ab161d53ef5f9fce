/* `npm run check:content`: prints everything that is wrong in content/, or what is worth a look, without a build. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { cacheFolder, contentFolder } from '../../tooling/folders.ts';

// The next check need not compile our sources and Zod's again: a quarter of its time. Only later imports are cached.
enableCompileCache(path.join(cacheFolder, 'compiled'));
const { z } = await import('astro/zod');
z.config({ jitless: true }); // most schemas are used too seldom to be worth compiling
const { checkContent } = await import('./check-content.ts');
const { formatErrors, formatWarnings } = await import('./diagnostic.ts');
const { listFiles } = await import('./read-entries.ts');

const { errors, warnings } = await checkContent(contentFolder);
if (errors.length > 0) {
	console.error(formatErrors(errors));
	process.exitCode = 1;
} else {
	if (warnings.length > 0) console.log(`${formatWarnings(warnings)}\n`);
	console.log(`content/: ${(await listFiles(contentFolder)).length} files, no mistakes`);
}
