/* `npm test`: every check in the order of its cost. Goes on after a failure, so that one run tells all. */
import { spawnSync } from 'node:child_process';

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
for (const [name, script] of checks) {
	if (needBuild.has(script) && !built) {
		results.set(name, 'not run: the build failed');
		failed++;
		continue;
	}
	console.log(`\n── ${name} (npm run ${script})`);
	const start = performance.now();
	const { status } = spawnSync('npm', ['run', '--silent', script], {
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
	if (status !== 0) failed++;
	if (script === 'build:embedded') built = status === 0;
	results.set(name, `${status === 0 ? 'passed' : 'FAILED'} in ${seconds}`);
}
console.log('\n── summary');
for (const [name, result] of results) console.log(`${name.padEnd(45)} ${result}`);
console.log(`\nchecks: ${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
