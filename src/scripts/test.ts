/* `npm test`: runs every check and continues after failures, so that one run reports everything. */
import { spawn } from 'node:child_process';

interface Check {
	/** A script of package.json. */
	script: string;
	/** A script that must finish first, whether it passes or not. */
	after?: string;
	/** A script that must pass first. */
	needs?: string;
	/** The port of its servers, so that parallel checks don't collide. */
	port?: number;
}

/**
 * Checks start in this order as soon as they can, the longest chain first. Builds write types and a list of pictures into
 * .astro, so they run one after another, and never beside a check that reads types. Builds inside tests use separate
 * folders.
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

/** Runs a check and prints its output at the end, so that two parallel checks don't mix theirs. */
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
