import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
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
 * Opens a port and, unless the site uses a Supabase project, the embedded account service. Everything that can fail happens
 * here, so `npm start` reports it before the build. Until the site is served, every request is told to come back.
 * @returns a function that serves dist/ and the accounts on one origin, and returns its address.
 */
export async function prepareServer(options: Options, dataFolder = path.join(root, '.data')): Promise<() => string> {
	const { host = false, fresh = false, confirm } = options;
	let handle: RequestListener = sayThatItIsBuilt;
	let supabase: Supabase | undefined = undefined;
	const server = createServer((request, response) => handle(request, response));
	const port = await listen(server, Number(options.port ?? 4321), host ? undefined : 'localhost').catch(
		(error: unknown) => {
			throw new Error(`${String(error)}\nChoose another port, e.g. npm start -- --port 4322`);
		},
	);
	const origin = `http://localhost:${port}`;
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop); // SIGHUP: the terminal was closed
	supabase = await openAccounts();

	return function serve(): string {
		const { base } = siteAddress(buildEnvironment());
		handle = createSiteHandler(distFolder, supabase, base);
		return origin + base;
	};

	function stop(): void {
		server.close(() => void Promise.resolve(supabase?.close()).finally(() => process.exit()));
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), 2000).unref();
	}

	async function openAccounts(): Promise<Supabase | undefined> {
		if (!fresh && readAccountSettings().kind === 'project') return undefined;
		const { startSupabase } = await import('../../integrations/accounts-dev/supabase.ts');
		const stored = { dataFolder, address: origin, mailFolder: path.join(dataFolder, 'mails') };
		const folders = fresh ? { mailFolder: path.join(root, 'test-results/mails') } : stored;
		const accounts = await startSupabase({ confirmations: confirm, ...folders });
		// Tests send more messages than one sender may, all from the same address.
		if (fresh) await accounts.query('update public.message_limits set sender_per_hour = 1000, sender_per_day = 1000');
		return accounts;
	}
}

function sayThatItIsBuilt(_request: IncomingMessage, response: ServerResponse): void {
	const headers = { 'retry-after': '3', refresh: '3', 'cache-control': 'no-store' };
	response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', ...headers });
	response.end('The site is being built. This page will show it as soon as it is ready.');
}

if (import.meta.main) {
	await orExplain(async () => {
		const serve = await prepareServer(parseArgs({ options: serveOptions }).values);
		console.log(`The site is at ${serve()} (stop with Ctrl+C)`);
	});
}
