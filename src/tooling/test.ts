/* `npm test`: every check, two at a time, as each waits half of its time. Goes on after a failure, so that one run tells all. */
import { spawn } from 'node:child_process';

interface Check {
	name: string;
	script: string;
	/** The script that must have ended before. */
	after?: string;
	/** It looks at what that script built, and has nothing to say when that failed. */
	needed?: boolean;
	/** Where its servers listen, so that two checks don't meet. */
	port?: number;
}

/** In the order in which they begin, those that need not wait. What writes Astro's types or a build is never beside its like. */
const checks: Check[] = [
	{ name: 'content', script: 'check:content' },
	{ name: 'types', script: 'check:types' },
	{ name: 'gyms of the tests', script: 'build:gyms', after: 'check:types' },
	{ name: 'browser tests', script: 'test:e2e', after: 'build:gyms', needed: true, port: 4400 },
	{ name: 'lint', script: 'check:lint' },
	{ name: 'formatting', script: 'check:format' },
	{ name: 'unused files, exports and packages', script: 'check:unused' },
	{ name: 'unit, content, component and island tests', script: 'test:unit', after: 'check:types' },
	{ name: 'build', script: 'build:embedded', after: 'build:gyms' },
	{ name: 'pages of the site', script: 'test:site', after: 'build:embedded', needed: true, port: 4410 },
	{ name: 'budgets', script: 'test:budgets', after: 'build:embedded', needed: true },
	{ name: 'build with new entries', script: 'test:entries', after: 'build:embedded' },
];

const atOnce = 2;
/** Whether a script passed, for those that have ended. */
const passed = new Map<string, boolean>();
const results = new Map<Check, string>();
const waiting = [...checks];
const running = new Set<Promise<void>>();
while (waiting.length + running.size > 0) {
	const next = waiting.findIndex(({ after }) => after === undefined || passed.has(after));
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
	const { name, script, after = '', needed = false } = check;
	const header = `\n── ${name} (npm run ${script})`;
	if (needed && passed.get(after) === false) {
		passed.set(script, false);
		results.set(check, `not run: ${after} failed`);
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
