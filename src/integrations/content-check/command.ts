/* `npm run check:content`: prints the errors in content/, or the warnings if there are none, without a build. */
import { formatFindings } from '../../content-files/diagnostic.ts';
import { contentFolder } from '../../folders.ts';
import { checkContent } from './check-content.ts';

const findings = await checkContent(contentFolder);
if (findings.errors.length > 0) {
	console.error(formatFindings(findings));
	process.exitCode = 1;
} else console.log(formatFindings(findings));
