import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { embeddedSettings, readAccountSettings, testAccount } from '../../integrations/hosting/account-settings.ts';
import { distFolder } from '../../folders.ts';
import { orExplain } from '../shared/or-explain.ts';
import { compressSite } from './compress.ts';
import { prepareServer, serveOptions } from './serve.ts';

// `npm start`: builds the site and serves it, with accounts that need no setup.
// `--embedded --build-only` is the build for tests, which never contacts a real project.
await orExplain(async () => {
	const { values } = parseArgs({
		options: { ...serveOptions, embedded: { type: 'boolean' }, 'build-only': { type: 'boolean' } },
	});
	if (values.embedded || readAccountSettings().kind === 'none') Object.assign(process.env, embeddedSettings);

	const serve = values['build-only'] ? undefined : await prepareServer(values);
	const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
	console.log('Building the site…');
	// Not spawnSync, or nobody would answer requests meanwhile.
	const build = spawn(process.execPath, [astro, 'build'], {
		stdio: 'inherit',
		// Only this computer reads the pictures.
		env: { FAST_PICTURES: 'on', ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
	});
	process.once('exit', () => build.kill());
	const status = await new Promise<number | null>((resolve) => build.once('close', resolve));
	if (status !== 0) process.exit(status ?? 1);
	await compressSite(distFolder);
	if (!serve) return;
	console.log(`\nThe site:      ${serve()}`);
	if (readAccountSettings().kind === 'embedded')
		console.log(`Test account:  ${testAccount.email}, password ${testAccount.password}`);
	console.log('To edit it:    npm run dev\nTo stop:       Ctrl+C');
});
