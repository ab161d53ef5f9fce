/* `npm test`: runs every check and continues after failures, so that one run reports everything. */
import { spawn } from 'node:child_process';
import pMap from 'p-map';

interface Check {
	/** A script of package.json. */
	script: string;
	/** An earlier script that must finish first, whether it passes or not. */
	after?: string;
}

/**
 * Checks start in this order. Builds write types and a list of pictures into .astro, so they run one after another, and
 * never beside a check that reads types. Builds inside tests use separate folders.
 */
const checks: Check[] = [
	{ script: 'check:content' },
	{ script: 'sync' },
	{ script: 'build:fixtures', after: 'sync' },
	{ script: 'test:unit', after: 'sync' },
	{ script: 'test:e2e', after: 'build:fixtures' },
	{ script: 'build:embedded', after: 'build:fixtures' },
	{ script: 'check:unused' },
	{ script: 'check:format' },
	{ script: 'test:budgets', after: 'build:embedded' },
	{ script: 'test:site', after: 'build:embedded' },
	{ script: 'check:lint', after: 'build:embedded' },
	{ script: 'types', after: 'build:embedded' },
];

interface Result {
	line: string;
	passed: boolean;
}

const runs = new Map<string, Promise<Result>>();
const results = await pMap(
	checks,
	(check) => {
		const run = examine(check);
		runs.set(check.script, run);
		return run;
	},
	{ concurrency: 3 }, // keeps two cores busy
);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n── summary\n${results.map(({ line }) => line).join('\n')}`);
console.log(`\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a check and prints its output at the end, so that two parallel checks don't mix theirs. */
async function examine({ script, after = '' }: Check): Promise<Result> {
	await runs.get(after);
	console.log(`\n── npm run ${script} begins`);
	const start = performance.now();
	const child = spawn('npm', ['run', '--silent', script], {
		stdio: ['inherit', 'pipe', 'pipe'],
		shell: process.platform === 'win32',
	});
	const output: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
	const passed = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
	const words = `${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
	console.log(`\n── npm run ${script} ${words}`);
	process.stdout.write(Buffer.concat(output));
	return { line: `${script.padEnd(20)} ${words}`, passed };
}
