/* `npm run build:gyms`: writes and builds the gym that the browser tests know; "-- smallest" or "-- largest" another one. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/tooling/folders.ts';
import { gyms, settingsOf } from './gyms.ts';

const asked = process.argv.slice(2);
const usual = ['ember']; // the others are built by test:gyms
for (const name of ['ember', 'smallest', 'largest'] as const) {
	if (!(asked.length > 0 ? asked : usual).includes(name)) continue;
	const settings = settingsOf(name);
	await gyms[name](settings.CONTENT_DIR);
	// The pictures in it are shared; the entries that Astro remembers are another gym's.
	rmSync(path.join(settings.CACHE_DIR, 'data-store.json'), { force: true });
	const start = path.join(root, 'src/tooling/serve/start.ts');
	const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--embedded', '--build-only'], {
		env: { ...process.env, ...settings },
		encoding: 'utf8',
		maxBuffer: 1e8,
	});
	if (status !== 0) {
		console.error(`The ${name} gym was not built:\n${stdout}${stderr}`);
		process.exit(1);
	}
	console.log(`The ${name} gym: ${/\d+ page\(s\) built in \S+/.exec(stdout)?.[0] ?? ''}`);
}
