import { randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, appliedVersions, recordVersion } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { z } from 'astro/zod';
import { root } from '../../folders.ts';
import { embeddedKey } from '../hosting/account-settings.ts';
import { buildEnvironment, siteAddress } from '../hosting/site-address.ts';
import { createMailbox, type Mail } from './mailbox.ts';
import { claimFolder } from './owner.ts';
import { readServiceSettings } from './settings.ts';

/** A running account service with its database. For development, tests and `npm start`; never for production. */
export type Supabase = Awaited<ReturnType<typeof startSupabase>>;

export interface SupabaseOptions {
	/** Where accounts are stored; in memory if omitted. */
	dataFolder?: string | undefined;
	/** Where the accounts are served, for a second server that wants to open the same folder. */
	address?: string | undefined;
	/** Where emails are stored, see mailbox.ts. Discarded if omitted. */
	mailFolder?: string | undefined;
	/** Whether new accounts must confirm their address by email. */
	confirmations?: boolean | undefined;
	/** The last migration to apply, for tests; all if omitted. */
	lastMigration?: string | undefined;
}

const project = path.join(root, 'supabase');

/**
 * Starts the embedded service: applies migrations, seeds the test account, stores the secret next to the database.
 * @throws if the database can't be opened, or another process has opened it.
 */
export async function startSupabase(options: SupabaseOptions = {}) {
	const { dataFolder: folder, address, mailFolder, confirmations = false, lastMigration } = options;
	process.env['DO_NOT_TRACK'] = '1';
	const release = folder ? claimFolder(folder, address) : undefined;
	const connection = await openDatabase(folder);
	const mails = createMailbox(mailFolder);
	const { base } = siteAddress(buildEnvironment());
	const settings = readServiceSettings();
	const app = new App({
		connection,
		auth: {
			...settings,
			enabled: true,
			site_url: `http://site.invalid${base.slice(0, -1)}`, // mailbox.ts replaces it: the port is not known yet
			email: {
				...settings.email,
				enable_confirmations: confirmations,
				// Otherwise @supabase/lite 0.10 changes the address after one link, to the old address. No issue known.
				double_confirm_changes: false,
			},
			jwt_secret: readSecret(folder),
			publishable_key: embeddedKey,
		},
		options: {
			// Off: it would serve requests without a key as the owner and hide mistakes in the policies.
			server: { admin: false, disableStudio: true, disableFallback: true },
			drivers: { email: mails },
		},
	});
	await app.ensureSystemSchema();
	await connection.exec(readFileSync(path.join(import.meta.dirname, 'hosted-parts.sql'), 'utf8'));
	const database = folder && path.join(folder, 'database');
	await migrate(connection, database, lastMigration);
	await connection.exec(readFileSync(path.join(project, 'seed.sql'), 'utf8'));
	await undoGrants(connection);

	// One request at a time: all share a connection, and one transaction (with its role) must not see another's statements.
	let queue: Promise<unknown> = Promise.resolve();
	function enqueue<T>(task: () => Promise<T>): Promise<T> {
		const result = queue.then(task);
		queue = result.catch(() => undefined);
		return result;
	}
	return {
		/** Handles requests to `/auth/v1` and `/rest/v1`. */
		fetch: async (request: Request) => {
			await request.clone().arrayBuffer(); // reads the body first: a stalled upload must not hold up the others
			return enqueue(async () => {
				mails.setRequest(request);
				// A hosted project passes request headers to the database every time, @supabase/lite 0.10 only for function
				// calls. No issue known.
				const headers = JSON.stringify(Object.fromEntries(request.headers));
				await connection.driver.query("select set_config('request.headers', $1, false)", [headers]);
				const response = await app.fetch(request);
				const queued = 'delete from net.http_request_queue returning body'; // hosted-parts.sql
				const { rows } = await connection.driver.query<{ body: Mail }>(queued);
				for (const { body } of rows) mails.store(body);
				return response;
			});
		},
		/** Applies the migrations that are missing, up to this one; all if omitted. */
		migrate: (last?: string) => enqueue(() => migrate(connection, database, last)),
		/** Runs SQL as the database owner, bypassing all policies. */
		query: (sql: string, parameters: unknown[] = []) =>
			enqueue(async () => (await connection.driver.query<Record<string, unknown>>(sql, parameters)).rows),
		/** Runs a file of SQL as the database owner. */
		run: (sql: string) => enqueue(() => connection.exec(sql)),
		close: () => enqueue(() => connection.close().finally(() => release?.())),
	};
}

const databaseError = z.object({
	code: z.string().regex(/^[0-9A-Z]{5}$/),
	message: z.string(),
	hint: z.string().nullish(),
});

class Database extends PgliteConnection {
	/** Matches a hosted project: logs contain nothing that a visitor typed, and a failed check is a 400. */
	override normalizeDbError(error: unknown): unknown {
		const known = databaseError.safeParse(error).data;
		if (known?.code !== '23514') return known ?? error;
		return { code: 'PGRST', message: JSON.stringify(known), detail: '{"status":400,"headers":{}}' };
	}
}

async function openDatabase(folder: string | undefined): Promise<Database> {
	const url = folder && path.join(folder, 'database');
	const connection = new Database(url ? { url } : {});
	try {
		await connection.driver.waitReady;
	} catch (error) {
		throw new Error(`The database in ${url} can't be opened. ${advise(url)}`, { cause: error });
	}
	return connection;
}

const advise = (url = 'it') => `Delete ${url} to start with an empty one.`;

async function migrate(connection: Database, url: string | undefined, last?: string): Promise<void> {
	const applied = await appliedVersions(connection);
	const files = globSync('migrations/*.sql', { cwd: project }).sort();
	if (applied.some((version) => !files.some((file) => path.basename(file).startsWith(version)))) {
		throw new Error(`The database was created by another version of the site. ${advise(url)}`);
	}
	for (const file of files) {
		const [version = '', name = ''] = path.basename(file, '.sql').split(/_(.*)/);
		if (applied.includes(version) || (last !== undefined && version > last)) continue;
		const sql = readFileSync(path.join(project, file), 'utf8');
		await connection.exec('begin');
		await connection.exec(sql);
		await recordVersion(connection, { version, name, statements: [sql] });
		await connection.exec('commit');
	}
}

/**
 * On its first request, the service grants visitors everything on every table, overriding the migrations. This makes that
 * first request in a transaction and rolls it back: the service remembers it, the database doesn't. Seen in @supabase/lite
 * 0.10; no issue known. tests/database/access.test.ts checks the grants.
 */
async function undoGrants(connection: Database): Promise<void> {
	await connection.exec('begin');
	await connection.withContext({ auth: { role: 'anon' } }, async () => undefined, { transaction: connection.kysely });
	await connection.exec('rollback');
}

/** Returns the secret that signs sessions. It is stored, so that visitors stay signed in after a restart. */
function readSecret(folder: string | undefined): string {
	const file = folder && path.join(folder, 'jwt-secret');
	if (file && existsSync(file)) {
		const stored = readFileSync(file, 'utf8');
		if (stored.length >= 64) return stored;
		throw new Error(`${file} is incomplete. Delete it. Everybody must sign in again then.`); // e.g. the disk was full
	}
	const fresh = randomBytes(48).toString('base64url');
	if (file) writeFileSync(file, fresh, { mode: 0o600 });
	return fresh;
}
