import { once } from 'node:events';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { distFolder, root } from '../folders.ts';
import { buildEnvironment, siteAddress } from '../../integrations/hosting/site-address.ts';
import { accountSettings } from './account-settings.ts';
import { lazySupabase } from './lazy-supabase.ts';
import { createSiteServer } from './site-server.ts';

const usualPort = 4321;

/** What may stand behind `npm start --`. */
export const serveOptions = {
	port: { type: 'string' }, // the next free one from 4321 on when not given
	host: { type: 'boolean' }, // also for other machines in the network
	fresh: { type: 'boolean' }, // accounts in memory, whatever .env says: for tests
	confirm: { type: 'boolean' }, // new accounts must confirm their address by mail
} as const satisfies ParseArgsOptionsConfig;

interface Options {
	port?: string | undefined;
	host?: boolean | undefined;
	fresh?: boolean | undefined;
	confirm?: boolean | undefined;
}

/** Serves dist/ and, unless accounts live in a Supabase project, the embedded account service on the same origin. */
export async function serve({ port: asked, host = false, fresh = false, confirm }: Options): Promise<void> {
	const supabase = accountService(fresh, confirm);
	const { base } = siteAddress(buildEnvironment());
	const server = createSiteServer({ dist: distFolder, supabase, base });
	const port = await listen();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
	// Starting it holds up everything else, so the address is announced afterwards.
	await supabase?.warm().catch((error: unknown) => {
		console.error('Accounts are not available:', error);
	});
	console.log(`Ember Gym is at http://localhost:${port}${base} (stop with Ctrl+C)`);

	async function listen(): Promise<number> {
		const ports = asked ? [Number(asked)] : Array.from({ length: 20 }, (_, index) => usualPort + index);
		for (const candidate of ports) {
			server.listen(candidate, host ? undefined : 'localhost');
			const problem = await once(server, 'listening').then(
				() => undefined,
				(error: unknown) => (error instanceof Error ? error : new Error(String(error))),
			);
			if (!problem) return candidate;
			const code = 'code' in problem ? problem.code : undefined;
			if (code !== 'EADDRINUSE') throw problem;
		}
		throw new Error(
			asked
				? `Port ${asked} is in use. Stop what uses it, or choose another: npm start -- --port ${Number(asked) + 1}`
				: `The ports from ${usualPort} on are all in use. Choose one: npm start -- --port 8080`,
		);
	}

	function stop(): void {
		server.close(() => void supabase?.close());
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), 2000).unref();
	}
}

function accountService(fresh: boolean, confirmations?: boolean) {
	if (!fresh && accountSettings().kind === 'project') return undefined;
	const mailFolder = path.join(root, fresh ? 'test-results/mails' : '.data/mails');
	return lazySupabase({ confirmations, mailFolder, ...(!fresh && { dataFolder: path.join(root, '.data') }) });
}

/** Runs a command to its end, or ends the process with the reason in one line. */
export async function orExplain(command: () => Promise<void>): Promise<void> {
	await command().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	});
}

if (import.meta.main) await orExplain(async () => serve(parseArgs({ options: serveOptions }).values));
