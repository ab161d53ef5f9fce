import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { distFolder, root } from '../../folders.ts';
import { readAccountSettings } from '../../integrations/hosting/account-settings.ts';
import type { Supabase } from '../../integrations/accounts-dev/supabase.ts';
import { buildEnvironment, siteAddress } from '../../integrations/hosting/site-address.ts';
import { listen } from '../shared/listen.ts';
import { orExplain } from '../shared/or-explain.ts';
import { createSiteHandler } from './site-handler.ts';

/** The options of `npm start --`. */
export const serveOptions = {
	port: { type: 'string' }, // 4321 by default; 0 lets the system choose
	host: { type: 'boolean' }, // listen on the network, not only on localhost
	fresh: { type: 'boolean' }, // accounts in memory, ignoring .env: for tests
	confirm: { type: 'boolean' }, // new accounts must confirm their address by email
} as const satisfies ParseArgsOptionsConfig;

type Options = ReturnType<typeof parseArgs<{ options: typeof serveOptions }>>['values'];

/**
 * Opens the embedded account service, unless the site uses a Supabase project, and a port. Everything that can fail
 * happens here, so `npm start` reports it before the build.
 * @returns a function that serves dist/ and the accounts on one origin.
 */
export async function prepareServer(options: Options, dataFolder = path.join(root, '.data')): Promise<() => void> {
	const { host = false, fresh = false, confirm } = options;
	const server = createServer();
	const supabase = await openAccounts();
	const port = await listen(server, Number(options.port ?? 4321), host ? undefined : 'localhost').catch(
		(error: unknown) => {
			throw new Error(`${String(error)}\nChoose another port, e.g. npm start -- --port 4322`);
		},
	);

	return function serve(): void {
		const { base } = siteAddress(buildEnvironment());
		server.on('request', createSiteHandler(distFolder, supabase, base));
		console.log(`The site is at http://localhost:${port}${base} (stop with Ctrl+C)`);
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
	};

	function stop(): void {
		server.close(() => void supabase?.close());
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), 2000).unref();
	}

	async function openAccounts(): Promise<Supabase | undefined> {
		if (!fresh && readAccountSettings().kind === 'project') return undefined;
		const { startSupabase } = await import('../../integrations/accounts-dev/supabase.ts');
		if (!fresh)
			return startSupabase({ confirmations: confirm, dataFolder, mailFolder: path.join(dataFolder, 'mails') });
		const mailFolder = path.join(root, 'test-results/mails');
		const accounts = await startSupabase({ confirmations: confirm, mailFolder });
		// Tests send more messages than one sender may, all from the same address.
		await accounts.query('update public.message_limits set sender_per_hour = 1000, sender_per_day = 1000');
		return accounts;
	}
}

if (import.meta.main) {
	await orExplain(async () => {
		const serve = await prepareServer(parseArgs({ options: serveOptions }).values);
		serve();
	});
}
