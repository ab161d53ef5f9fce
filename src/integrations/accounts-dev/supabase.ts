import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from '@supabase/lite';
import pLimit from 'p-limit';
import { embeddedKey } from '../hosting/account-settings.ts';
import { buildEnvironment, siteAddress } from '../hosting/site-address.ts';
import { claimFolder, explainFailure } from './data-folder.ts';
import { Database, migrate, project, undoGrants } from './database.ts';
import { createMailbox, type Mail, type Sent } from './mailbox.ts';
import { readServiceSettings } from './settings.ts';

/** A running account service with its database. For development, tests and `npm start`; never for production. */
export type Supabase = Awaited<ReturnType<typeof startSupabase>>;

interface SupabaseOptions {
	dataFolder?: string | undefined; // where accounts are stored; in memory if omitted
	address?: string | undefined; // where they are served, for a second server that wants to open the same folder
	mailFolder?: string | undefined; // where emails are stored (mailbox.ts); with the accounts if omitted
	confirmations?: boolean | undefined; // whether new accounts must confirm their address by email
	lastMigration?: string | undefined; // the last one to apply, for tests; all if omitted
}

/**
 * Starts the embedded service: applies migrations, seeds the test account, stores the secret next to the database.
 * @throws if the database can't be opened, or another process has opened it. Then nothing is left open, or half made.
 */
export async function startSupabase(options: SupabaseOptions = {}) {
	const { dataFolder: folder, address } = options;
	process.env['DO_NOT_TRACK'] = '1';
	const release = folder ? claimFolder(folder, address) : undefined;
	const url = folder && path.join(folder, 'database');
	const isNew = url !== undefined && !existsSync(url);
	const database = new Database(url ? { url } : {});
	try {
		await database.driver.waitReady;
		const service = await serve(database, options);
		return { ...service, close: () => service.close().finally(release) };
	} catch (error) {
		const failure = folder ? explainFailure(error, folder) : error;
		await database.close().catch(() => undefined); // it may not have opened
		if (isNew) rmSync(url, { recursive: true, force: true });
		release?.();
		throw failure;
	}
}

async function serve(database: Database, options: SupabaseOptions) {
	const { dataFolder, mailFolder = dataFolder && path.join(dataFolder, 'mails') } = options;
	const mailbox = createMailbox(mailFolder);
	const sent: Sent[] = []; // during a request
	const { base } = siteAddress(buildEnvironment());
	const settings = readServiceSettings();
	const app = new App({
		connection: database,
		auth: {
			...settings,
			enabled: true,
			site_url: `http://site.invalid${base.slice(0, -1)}`, // mailbox.ts replaces it: the port is not known yet
			email: { ...settings.email, enable_confirmations: options.confirmations ?? false },
			jwt_secret: readSecret(dataFolder),
			publishable_key: embeddedKey,
		},
		options: {
			// Off: it would serve requests without a key as the owner and hide mistakes in the policies.
			server: { admin: false, disableStudio: true, disableFallback: true },
			drivers: { email: { send: async (mail) => void sent.push({ html: '', ...mail }) } },
		},
	});
	await app.ensureSystemSchema();
	await database.exec(readFileSync(path.join(import.meta.dirname, 'hosted.sql'), 'utf8'));
	await migrate(database, options.lastMigration);
	await database.exec(readFileSync(path.join(project, 'seed.sql'), 'utf8'));
	await undoGrants(database);

	// One request at a time: all share a connection, and one transaction (with its role) must not see another's statements.
	const enqueue = pLimit(1);
	async function handle(request: Request, body: string): Promise<Response> {
		// A hosted project passes request headers to the database every time, @supabase/lite 0.10 only for function calls. No
		// issue known.
		const headers = JSON.stringify(Object.fromEntries(request.headers));
		await database.read("select set_config('request.headers', $1, false)", [headers]);
		const isLink = request.url.includes('/auth/v1/verify');
		const [first] = isLink ? await database.read('select * from hosted.take_first_link($1)', [body]) : [];
		const response = first ? Response.json(first) : await app.fetch(request);
		for (const mail of sent.splice(0)) {
			const copies = await database.read<Sent>('select * from hosted.copy_mail($1)', [mail.html]);
			for (const one of [mail, ...copies]) mailbox.send({ ...mail, ...one }, request);
		}
		const queued = 'delete from net.http_request_queue returning body'; // hosted.sql
		for (const { body: mail } of await database.read<{ body: Mail }>(queued)) mailbox.store(mail);
		return response;
	}
	return {
		/** Handles requests to `/auth/v1` and `/rest/v1`. */
		fetch: async (request: Request) => {
			const body = await request.clone().text(); // first: a stalled upload must not hold up the others
			return enqueue(() => handle(request, body));
		},
		/** Applies the migrations that are missing, up to this one; all if omitted. */
		migrate: (last?: string) => enqueue(() => migrate(database, last)),
		/** Runs one statement as the database owner, bypassing all policies. */
		query: (sql: string, parameters?: unknown[]) => enqueue(() => database.read(sql, parameters)),
		/** Runs a file of SQL as the database owner. */
		run: (sql: string) => enqueue(() => database.exec(sql)),
		close: () => enqueue(() => database.close()),
	};
}

/** Returns the secret that signs sessions. It is stored, so that visitors stay signed in after a restart. */
function readSecret(folder: string | undefined): string {
	const file = folder && path.join(folder, 'jwt-secret');
	const stored = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
	if (stored.length >= 64) return stored; // a shorter one was cut off, because the disk was full
	const fresh = randomBytes(48).toString('base64url');
	if (file) writeFileSync(file, fresh, { mode: 0o600 });
	return fresh;
}
