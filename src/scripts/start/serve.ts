import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { distFolder, root } from '../../folders.ts';
import { buildEnvironment, siteAddress } from '../../integrations/hosting/site-address.ts';
import { readAccountSettings } from '../../integrations/account-settings.ts';
import { orExplain } from '../shared/or-explain.ts';
import { createSiteServer } from './site-server.ts';
import type { Supabase } from '../../integrations/accounts-dev/supabase.ts';

const usualPort = 4321;

/** The options of `npm start --`. */
export const serveOptions = {
	port: { type: 'string' }, // by default the next free one from 4321; 0 lets the system choose
	host: { type: 'boolean' }, // listen on the network, not only on localhost
	fresh: { type: 'boolean' }, // accounts in memory, ignoring .env: for tests
	confirm: { type: 'boolean' }, // new accounts must confirm their address by email
} as const satisfies ParseArgsOptionsConfig;

type Options = ReturnType<typeof parseArgs<{ options: typeof serveOptions }>>['values'];

/**
 * Finds a free port and opens the embedded account service, unless the site uses a Supabase project. Everything that can
 * fail happens here, so `npm start` reports it before the build.
 * @returns a function that serves dist/ and the accounts on one origin.
 */
export async function prepareServer(
	options: Options,
	dataFolder = path.join(root, '.data'),
): Promise<() => Promise<void>> {
	const { host = false, fresh = false, confirm } = options;
	const hostname = host ? undefined : 'localhost';
	const port = await freePort(options.port, hostname);
	const supabase = await openAccounts();

	return async function serve(): Promise<void> {
		const { base } = siteAddress(buildEnvironment());
		const server = createSiteServer({ dist: distFolder, supabase, base });
		await listen(server, port, hostname);
		console.log(`Ember Gym is at http://localhost:${port}${base} (stop with Ctrl+C)`);
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

		function stop(): void {
			server.close(() => void supabase?.close());
			server.closeIdleConnections();
			setTimeout(() => server.closeAllConnections(), 2000).unref();
		}
	};

	async function openAccounts(): Promise<Supabase | undefined> {
		if (!fresh && readAccountSettings().kind === 'project') return undefined;
		const { startSupabase } = await import('../../integrations/accounts-dev/supabase.ts');
		if (fresh) {
			const mailFolder = path.join(root, 'test-results/mails');
			const supabase = await startSupabase({ confirmations: confirm, mailFolder });
			// Tests send more messages than one sender may, all from the same address.
			await supabase.query('update public.message_limits set sender_per_hour = 1000, sender_per_day = 1000');
			return supabase;
		}
		return startSupabase({ confirmations: confirm, dataFolder, mailFolder: path.join(dataFolder, 'mails') });
	}
}

/**
 * Finds the port to listen on.
 * @throws if the requested port, or every default one, is in use.
 */
async function freePort(wanted: string | undefined, hostname: string | undefined): Promise<number> {
	const ports = wanted ? [Number(wanted)] : Array.from({ length: 20 }, (_, index) => usualPort + index);
	for (const port of ports) {
		await using server = createServer();
		try {
			return await listen(server, port, hostname);
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
		}
	}
	throw new Error(
		wanted
			? `Port ${wanted} is in use. Stop the program that uses it, or choose another: npm start -- --port ${Number(wanted) + 1}`
			: `All ports from ${usualPort} to ${usualPort + 19} are in use. Choose another: npm start -- --port 8080`,
	);
}

/** @returns the actual port, which the system chooses for 0. */
async function listen(server: Server, port: number, hostname: string | undefined): Promise<number> {
	server.listen(port, hostname);
	await once(server, 'listening');
	const address = server.address();
	return typeof address === 'object' && address ? address.port : port;
}

if (import.meta.main) {
	await orExplain(async () => {
		const serve = await prepareServer(parseArgs({ options: serveOptions }).values);
		await serve();
	});
}
