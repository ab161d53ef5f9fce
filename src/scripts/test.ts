/* `npm test`: runs every check and goes on after a failure, so that one run tells everything. */
import { spawn } from 'node:child_process';

interface Check {
	/** A script of package.json. */
	script: string;
	/** The script that must have ended before. */
	after?: string;
	/** The script that must have passed before. */
	needs?: string;
	/** Where its servers listen, so that two checks do not meet. */
	port?: number;
}

/**
 * In the order in which they start as soon as they can, the longest chain first. A build writes Astro's types and a list of
 * pictures into .astro, so builds run one after another, and nothing that reads types runs beside them. (Builds inside
 * tests have a folder of their own.)
 */
const checks: Check[] = [
	{ script: 'check:content' },
	{ script: 'sync' },
	{ script: 'build:fixtures', after: 'sync' },
	{ script: 'test:unit', after: 'sync' },
	{ script: 'test:e2e', needs: 'build:fixtures', port: 4400 },
	{ script: 'build:embedded', after: 'build:fixtures' },
	{ script: 'test:budgets', needs: 'build:embedded' },
	{ script: 'test:site', needs: 'build:embedded', port: 4410 },
	{ script: 'check:lint', after: 'build:embedded' },
	{ script: 'types', after: 'build:embedded' },
	{ script: 'check:unused' },
	{ script: 'check:format' },
];

const atOnce = 2; // each spends half of its time waiting
const results = new Map<string, { passed: boolean; words: string }>();
const waiting = [...checks];
const running = new Set<Promise<void>>();
while (waiting.length + running.size > 0) {
	const next = waiting.findIndex(({ after, needs = after }) => needs === undefined || results.has(needs));
	if (next < 0 || running.size === atOnce) {
		await Promise.race(running);
		continue;
	}
	for (const check of waiting.splice(next, 1)) {
		const run = examine(check).finally(() => running.delete(run));
		running.add(run);
	}
}

console.log('\n── summary');
for (const { script } of checks) console.log(`${script.padEnd(20)} ${results.get(script)?.words}`);
const failed = [...results.values()].filter(({ passed }) => !passed).length;
console.log(`\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a check and prints its output when it has ended, since two run at the same time. */
async function examine({ script, needs, port }: Check): Promise<void> {
	if (needs && !results.get(needs)?.passed) {
		results.set(script, { passed: false, words: `not run: ${needs} failed` });
		return;
	}
	console.log(`\n── npm run ${script} begins`);
	const start = performance.now();
	const child = spawn('npm', ['run', '--silent', script], {
		stdio: ['inherit', 'pipe', 'pipe'],
		env: { ...process.env, ...(port !== undefined && { PORT: String(port) }) },
		shell: process.platform === 'win32',
	});
	const output: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
	const passed = await new Promise<boolean>((resolve) => {
		child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
	});
	const words = `${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
	results.set(script, { passed, words });
	console.log(`\n── npm run ${script} ${words}`);
	process.stdout.write(Buffer.concat(output));
}
