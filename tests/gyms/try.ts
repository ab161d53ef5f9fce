/* `npm run test:gyms`: what must hold whatever the content says, asked of the smallest and of the largest gym. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gyms, settingsOf } from './gyms.ts';

const built = ['check:content', 'build:embedded', 'test:budgets -- --all', 'test:site'];
const results: [what: string, passed: boolean][] = [];

for (const name of process.argv.slice(2)) {
	if (name === 'smallest' || name === 'largest') {
		const settings = settingsOf(name);
		await gyms[name](settings.CONTENT_DIR);
		await rm(path.join(settings.CACHE_DIR, 'data-store.json'), { force: true }); // another gym's entries
		run(name, settings, built);
	} else throw new Error(`There is no gym "${name}": smallest, largest.`);
}
for (const [what, passed] of results) console.log(`${what.padEnd(40)} ${passed ? 'passed' : 'FAILED'}`);
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1;

/** Runs scripts of package.json on a gym, the others too after one has failed. */
function run(gym: string, settings: Record<string, string>, scripts: string[]): void {
	for (const script of scripts) {
		console.log(`\n── ${gym}: npm run ${script}`);
		const { status } = spawnSync('npm', ['run', '--silent', ...script.split(' ')], {
			stdio: 'inherit',
			env: { ...process.env, ...settings },
			shell: process.platform === 'win32',
		});
		results.push([`${gym}: ${script}`, status === 0]);
	}
}
