/* `npm test`: every check in the order of its cost. Goes on after a failure, so that one run tells all. */
import { spawn } from 'node:child_process';

const checks = [
	['content', 'check:content'],
	['formatting', 'check:format'],
	['lint', 'check:lint'],
	['types', 'check:types'],
	['unused files, exports and packages', 'check:unused'],
	['unit, content, component and island tests', 'test:unit'],
	['build', 'build:embedded'],
	['gyms of the tests', 'build:gyms'],
	['build with new entries', 'test:entries'],
	['budgets', 'test:budgets'],
	['pages of the site', 'test:site'],
	['browser tests', 'test:e2e'],
] as const;
/** What looks at the build has nothing to say when there is no new one. */
const needBuild = new Set<string>(['test:budgets', 'test:site']);

const results = new Map<string, string>();
let failed = 0;
let built = true;
/** What only reads the sources runs at the same time, its output kept until its turn: each keeps one core busy. */
const reading = new Map(
	['check:format', 'check:lint', 'check:types'].map((script) => [script, run(script, 'pipe')] as const),
);
for (const [name, script] of checks) {
	if (needBuild.has(script) && !built) {
		results.set(name, 'not run: the build failed');
		failed++;
		continue;
	}
	console.log(`\n── ${name} (npm run ${script})`);
	const { passed, seconds, output } = await (reading.get(script) ?? run(script, 'inherit'));
	process.stdout.write(output);
	if (!passed) failed++;
	if (script === 'build:embedded') built = passed;
	results.set(name, `${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
}
console.log('\n── summary');
for (const [name, result] of results) console.log(`${name.padEnd(45)} ${result}`);
console.log(`\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a script of package.json, its output shown as it comes or kept. */
async function run(script: string, output: 'inherit' | 'pipe') {
	const start = performance.now();
	const child = spawn('npm', ['run', '--silent', script], {
		stdio: ['inherit', output, output],
		shell: process.platform === 'win32',
	});
	const kept: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => kept.push(part));
	const passed = await new Promise<boolean>((resolve) => {
		child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
	});
	return { passed, seconds: (performance.now() - start) / 1000, output: Buffer.concat(kept) };
}
