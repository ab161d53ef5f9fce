/*
 * `npm start`: builds the site and serves it, with accounts that need no setup.
 * `--build-only` is the build for tests, which ignores the project in .env; `--serve-only` serves it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { accountsFolder, distFolder, root } from '../../folders.ts';
import type { Supabase } from '../../integrations/accounts-dev/supabase.ts';
import { embeddedSettings, readAccountSettings, testAccount } from '../../integrations/hosting/account-settings.ts';
import { buildEnvironment, siteAddress } from '../../integrations/hosting/site-address.ts';
import { createSiteHandler } from './site-handler.ts';

const options = {
	port: { type: 'string' }, // 4321 by default; 0 lets the system choose
	host: { type: 'boolean' }, // listen on the network, not only on localhost
	confirm: { type: 'boolean' }, // new accounts must confirm their address by email
	fresh: { type: 'boolean' }, // accounts in memory, ignoring .env
	'build-only': { type: 'boolean' },
	'serve-only': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/**
 * Opens a port and, unless the site uses a Supabase project, the embedded account service. Everything that can fail happens
 * here, so `npm start` reports it before the build. Until the site is served, requests wait.
 * @returns a function that serves dist/ and the accounts on one origin, and returns its address.
 */
export async function prepareServer(options: Options, dataFolder = accountsFolder): Promise<() => string> {
	const { port = '4321', host = false, fresh = false, confirm } = options;
	const advice = 'Choose another port, e.g. npm start -- --port 4322';
	if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`"${port}" is not a port. ${advice}`);
	const { promise: site, resolve: open } = Promise.withResolvers<RequestListener>();
	const server = createServer((request, response) => void site.then((handle) => handle(request, response)));
	server.listen(Number(port), host ? undefined : 'localhost');
	await once(server, 'listening').catch((error: unknown) => {
		throw new Error(`${String(error)}\n${advice}`);
	});
	const address = server.address();
	const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
	let supabase: Supabase | undefined = undefined;
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop); // SIGHUP: the terminal was closed
	supabase = await openAccounts();

	return function serve(): string {
		const { base } = siteAddress(buildEnvironment());
		open(createSiteHandler(distFolder, supabase, base));
		return origin + base;
	};

	function stop(): void {
		server.close();
		server.closeAllConnections();
		void Promise.resolve(supabase?.close()).finally(() => process.exit());
	}

	async function openAccounts(): Promise<Supabase | undefined> {
		if (!fresh && readAccountSettings().kind === 'project') return undefined;
		const { startSupabase } = await import('../../integrations/accounts-dev/supabase.ts');
		const folders = fresh ? { mailFolder: path.join(root, 'test-results/mails') } : { dataFolder, address: origin };
		const accounts = await startSupabase({ confirmations: confirm, ...folders });
		// Tests send more messages than one sender may, all from the same address.
		if (fresh) await accounts.query('update public.message_limits set sender_per_hour = 1000, sender_per_day = 1000');
		return accounts;
	}
}

if (import.meta.main) {
	process.once('uncaughtException', ({ message }) => {
		console.error(message);
		process.exit(1);
	});
	const { values } = parseArgs({ options });
	const isTest = values['build-only'] && !process.env['PUBLIC_SUPABASE_URL'];
	if (isTest || readAccountSettings().kind === 'none') Object.assign(process.env, embeddedSettings);
	const serve = values['build-only'] ? undefined : await prepareServer(values);
	if (!values['serve-only']) {
		console.log('Building the site…');
		// Not spawnSync, which would leave the port unanswered and signals unheard.
		const build = spawn(process.execPath, [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
			stdio: 'inherit',
			// Only this computer reads the pictures.
			env: { FAST_PICTURES: 'on', ...process.env },
		});
		process.once('exit', () => build.kill());
		await once(build, 'close');
		if (build.exitCode !== 0) process.exit(1);
	}
	if (serve) {
		console.log(`\nThe site:      ${serve()}`);
		if (readAccountSettings().kind === 'embedded')
			console.log(`Test account:  ${testAccount.email}, password ${testAccount.password}`);
		console.log('To edit it:    npm run dev\nTo stop:       Ctrl+C');
	}
}
