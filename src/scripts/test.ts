/* `npm test`: runs the checks and continues after failures, so that one run reports everything. */
import { execFile } from 'node:child_process';
import pMap from 'p-map';

/**
 * Scripts of package.json. They start in this order; "after" names an earlier one that must finish first, whether it passes or not.
 * Builds write types and a list of pictures into .astro, so they run one after another, and never beside a check that reads types.
 * Builds inside tests use separate folders.
 */
const checks = [
	{ script: 'build:fixtures' },
	{ script: 'check:content' },
	{ script: 'test:unit', after: 'build:fixtures' },
	{ script: 'test:e2e', after: 'build:fixtures' },
	{ script: 'build:embedded', after: 'build:fixtures' },
	{ script: 'check:unused' },
	{ script: 'check:format' },
	{ script: 'test:site', after: 'build:embedded' },
	{ script: 'check:lint', after: 'build:embedded' },
	{ script: 'types', after: 'build:embedded' },
];

const runs = new Map<string, Promise<string>>();
const start = ({ script, after = '' }: (typeof checks)[number]) => {
	const run = (runs.get(after) ?? Promise.resolve()).then(() => examine(script));
	runs.set(script, run);
	return run;
};
const lines = await pMap(checks, start, { concurrency: 3 }); // keeps two cores busy
const failed = lines.filter((line) => line.includes('FAILED')).length;
console.log(`\n── summary\n${lines.join('\n')}\n\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Runs a check, and prints its output at the end, so that parallel checks don't mix theirs.
 * @returns a line for the summary.
 */
function examine(script: string): Promise<string> {
	console.log(`\n── npm run ${script} begins`);
	const began = performance.now();
	return new Promise((resolve) => {
		execFile(process.execPath, ['--run', script], { maxBuffer: Infinity }, (error, stdout, stderr) => {
			const words = `${error ? 'FAILED' : 'passed'} in ${((performance.now() - began) / 1000).toFixed(1)} s`;
			console.log(`\n── npm run ${script} ${words}\n${stdout}${stderr}`);
			resolve(`${script.padEnd(20)} ${words}`);
		});
	});
}
