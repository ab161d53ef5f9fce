/* `npm run check:content`: prints the errors in content/, or the warnings if there are none, without a build. */
import { contentFolder } from '../../folders.ts';
import { checkContent } from './check-content.ts';
import { formatErrors, formatWarnings } from './diagnostic.ts';

const { errors, warnings } = await checkContent(contentFolder);
if (errors.length > 0) {
	console.error(formatErrors(errors));
	process.exitCode = 1;
} else {
	if (warnings.length > 0) console.log(`${formatWarnings(warnings)}\n`);
	console.log('content/ has no mistakes');
}
