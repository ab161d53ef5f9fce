/* `npm test`: every check, two at a time, as each waits half of its time. Goes on after a failure, so that one run tells all. */
import { spawn } from 'node:child_process';

interface Check {
	name: string;
	script: string;
	/** The scripts that must have ended before. */
	after: string[];
	/** It looks at what the last of them built, and has nothing to say when that failed. */
	needed?: boolean;
	/** Where its servers listen, so that two checks don't meet. */
	port?: number;
}

/**
 * In the order in which they begin, those that need not wait: first what the longest waits for. Builds write Astro's types
 * and their own list of pictures into .astro: no two of them at the same time, and none beside what reads types. (Those
 * inside of tests have a folder of their own.)
 */
const checks: Check[] = [
	{ name: 'content', script: 'check:content', after: [] },
	{ name: 'descriptions of the content', script: 'sync', after: [] },
	{ name: 'gyms of the tests', script: 'build:gyms', after: ['sync'] },
	{ name: 'unit, content, component and island tests', script: 'test:unit', after: ['sync'] },
	{ name: 'browser tests', script: 'test:e2e', after: ['build:gyms'], needed: true, port: 4400 },
	{ name: 'build', script: 'build:embedded', after: ['build:gyms'] },
	{ name: 'budgets', script: 'test:budgets', after: ['build:embedded'], needed: true },
	{ name: 'pages of the site', script: 'test:site', after: ['build:embedded'], needed: true, port: 4410 },
	{ name: 'lint', script: 'check:lint', after: ['build:embedded'] },
	{ name: 'types', script: 'types', after: ['build:embedded'] },
	{ name: 'unused files, exports and packages', script: 'check:unused', after: [] },
	{ name: 'formatting', script: 'check:format', after: [] },
];

const atOnce = 2;
/** Whether a script passed, for those that have ended. */
const passed = new Map<string, boolean>();
const results = new Map<Check, string>();
const waiting = [...checks];
const running = new Set<Promise<void>>();
while (waiting.length + running.size > 0) {
	const next = waiting.findIndex(({ after }) => after.every((script) => passed.has(script)));
	if (next < 0 || running.size === atOnce) {
		await Promise.race(running);
		continue;
	}
	for (const check of waiting.splice(next, 1)) {
		const examination = examine(check).finally(() => running.delete(examination));
		running.add(examination);
	}
}

console.log('\n── summary');
for (const check of checks) console.log(`${check.name.padEnd(45)} ${results.get(check)}`);
const failed = [...passed.values()].filter((success) => !success).length;
console.log(`\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a check and says how it went. */
async function examine(check: Check): Promise<void> {
	const { name, script, after, needed = false } = check;
	const header = `\n── ${name} (npm run ${script})`;
	const missing = needed ? after.find((built) => passed.get(built) === false) : undefined;
	if (missing !== undefined) {
		passed.set(script, false);
		results.set(check, `not run: ${missing} failed`);
		return;
	}
	console.log(`${header} begins`);
	const start = performance.now();
	const { success, output } = await run(check);
	const result = `${success ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`;
	console.log(`${header} ${result}`);
	process.stdout.write(output);
	passed.set(script, success);
	results.set(check, result);
}

/** Runs a check's script, its output kept, since two run at the same time. */
async function run({ script, port }: Check): Promise<{ success: boolean; output: Buffer }> {
	const child = spawn('npm', ['run', '--silent', script], {
		stdio: ['inherit', 'pipe', 'pipe'],
		env: { ...process.env, ...(port !== undefined && { PORT: String(port) }) },
		shell: process.platform === 'win32',
	});
	const kept: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => kept.push(part));
	const success = await new Promise<boolean>((resolve) => {
		child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
	});
	return { success, output: Buffer.concat(kept) };
}
