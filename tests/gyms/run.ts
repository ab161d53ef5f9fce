/* `node tests/gyms/run.ts ember playwright test`: runs a command of node_modules on one of the gyms in place of the real one. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../src/tooling/folders.ts';
import { gyms, type GymName, settingsOf } from './gyms.ts';

const [name = '', command = '', ...args] = process.argv.slice(2);
const isGym = (word: string): word is GymName => word in gyms;
if (!isGym(name)) throw new Error(`There is no gym "${name}": ${Object.keys(gyms).join(', ')}.`);
const { status } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
	stdio: 'inherit',
	env: { ...process.env, ...settingsOf(name) },
	shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
