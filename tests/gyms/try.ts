/*
 * `npm run test:edits`: what `npm test` asks of the real content, asked of a copy with a year of edits (tests/edits/).
 * `npm run test:gyms`: what must hold whatever the content says, asked of the smallest and of the largest gym.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentFolder, root } from '../../src/tooling/folders.ts';
import { writeEdited } from '../edits/write-edited.ts';
import { gyms, settingsOf } from './gyms.ts';

const home = path.join(root, '.astro/gyms');
const edited = {
	CONTENT_DIR: path.join(home, 'edited/content'),
	OUT_DIR: path.join(home, 'edited/dist'),
	CACHE_DIR: path.join(home, 'edited/cache'),
};
const built = ['check:content', 'build:embedded', 'test:budgets -- --all', 'test:site'];
const results: [what: string, passed: boolean][] = [];

for (const name of process.argv.slice(2)) {
	if (name === 'edited') {
		const done = await writeEdited(contentFolder, edited.CONTENT_DIR);
		console.log(`${done.length} edits:\n${done.map((edit) => `  ${edit}`).join('\n')}`);
		// The pictures are those of the last build, but for the new ones.
		const pictures = path.join(root, '.astro/assets');
		if (existsSync(pictures)) await cp(pictures, path.join(edited.CACHE_DIR, 'assets'), { recursive: true });
		run(name, edited, [...built, 'test:unit']);
	} else if (name === 'smallest' || name === 'largest') {
		const settings = settingsOf(name);
		await gyms[name](settings.CONTENT_DIR);
		await rm(path.join(settings.CACHE_DIR, 'data-store.json'), { force: true }); // another gym's entries
		run(name, settings, built);
	} else throw new Error(`There is no gym "${name}": edited, smallest, largest.`);
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
