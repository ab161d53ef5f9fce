// The only file that imports Supabase. load-service.ts loads it when a visitor needs it. supabase-js exports the account client but not
// the database client, which comes from its own package. createClient() would also bring realtime, storage and edge functions: 50.8
// instead of 24.5 kB, brotli (https://github.com/supabase/supabase-js/issues/151).
import { AuthClient } from '@supabase/supabase-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { getOwn, getProperty } from '~/lib/get-property.ts';
import { findMember } from '~/visitor/signed-in.ts';
import { notifyStoreChange, sessionKey, writeItem } from '~/visitor/storage.ts';
import { codes, noConnection } from './account-error.ts';
import { service } from './service.ts';

const { origin } = new URL(service.url, location.origin);
const apiKey = { apikey: service.key };

let controller = new AbortController();
const refreshFailed: (() => void)[] = [];

/** The account service and its database, with the session of this browser. */
export const { auth, database } = createClient({ storageKey: sessionKey });
auth.onAuthStateChange((_, session) => {
	if (session) writeItem('signed-in', session.user.id); // whose things they are that stay after a session that ends by itself
	notifyStoreChange();
});

/** Creates a client whose session stays in memory and ends with the page. */
export function createEphemeralClient() {
	return createClient({ storageKey: `${sessionKey}-ephemeral`, persistSession: false, autoRefreshToken: false });
}

function createClient(session: { storageKey: string; persistSession?: boolean; autoRefreshToken?: boolean }) {
	const auth = new AuthClient({
		url: `${origin}/auth/v1`,
		headers: apiKey,
		fetch: fetchService,
		detectSessionInUrl: false, // open-mail-link.ts opens links from emails, so that they never replace a session without asking
		...session,
	});
	const database = new PostgrestClient(`${origin}/rest/v1`, {
		headers: apiKey,
		async fetch(input, init) {
			const { data } = await auth.getSession();
			const headers = new Headers(init?.headers);
			if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
			return fetchService(input, { ...init, headers });
		},
	});
	return { auth, database };
}

/** Aborts all pending requests, so that a late response changes nothing. */
export function abortRequests(): void {
	controller.abort();
	controller = new AbortController();
}

/** Refreshes the session, without waiting for retries. @returns whether the service accepts it. */
export async function refreshSession(): Promise<boolean> {
	const refreshed = auth.refreshSession().then(async ({ error }) => {
		// The session was ended or the account deleted elsewhere. auth-js 2.119 keeps it until its access token expires.
		if (getOwn(codes, error?.code ?? '') === 'signInAgain') await auth.signOut({ scope: 'local' });
		return !error;
	});
	return Promise.race([refreshed, waitForRefreshFailure().then(() => false)]);
}

/** Resolves when a refresh fails for a reason other than an invalid session. */
export async function waitForRefreshFailure(): Promise<void> {
	return new Promise((resolve) => refreshFailed.push(resolve));
}

/** Do not refresh the session before this time (epoch milliseconds): the service responded with 429. */
let retryAfter = 0;

async function fetchService(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const options = { ...init, signal: controller.signal };
	const url = input instanceof Request ? input.url : String(input);
	if (!url.includes('grant_type=refresh_token')) return fetchData(input, options);

	// When the access token has expired, auth-js 2.119 deletes the session after any response except a server error: even after
	// 429, a captive portal, or a mistake in the site's settings (https://github.com/supabase/supabase-js/issues/2145). Only an
	// error about the session itself may delete it.
	try {
		if (Date.now() >= retryAfter) {
			const response = await fetchData(input, options);
			if (response.ok || (await isAboutSession(response))) return response;
			if (response.status === 429) retryAfter = Date.now() + 30_000;
		}
	} catch (error) {
		notifyRefreshFailed();
		throw error;
	}
	notifyRefreshFailed();
	return new Response(null, { status: 503 });
}

/** Fetches data. @throws an error without a response, or for one in HTML: a captive portal, or a host without the service. */
async function fetchData(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
	const response = await fetch(input, init).catch(() => {
		throw new Error(noConnection);
	});
	// Without JSON, as gateways send it, auth-js 2.119 loses the status.
	if (response.status === 429) return new Response(JSON.stringify(await response.json().catch(() => ({}))), response);
	if (!response.ok) return response;
	if (response.headers.get('content-type')?.includes('html')) throw new Error(noConnection);
	const body = await readBody(response);
	if (getProperty(body, 'access_token') === undefined) return response;
	// auth-js 2.119 stores whatever has tokens, also without a member. The service would never send it.
	if (!isSession(body)) return new Response(null, { status: 502 });
	// Without the time by the service's clock, auth-js counts from now: this device's clock may be wrong.
	return new Response(JSON.stringify({ ...body, expires_at: undefined }), response);
}

/** The body in JSON; undefined if it is empty or not from the service. The response can still be read. */
const readBody = async (response: Response): Promise<unknown> =>
	response
		.clone()
		.json()
		.catch(() => undefined);

function isSession(body: unknown): body is object {
	const types = ['access_token', 'refresh_token', 'expires_in'].map((name) => typeof getProperty(body, name));
	return types.join() === 'string,string,number' && findMember(body) !== undefined;
}

async function isAboutSession(response: Response): Promise<boolean> {
	if (response.status >= 500) return false;
	const body = await readBody(response);
	const given = ['error_code', 'code', 'error'].map((name) => String(getProperty(body, name)));
	const final = ['signInAgain', 'wrong', 'banned', 'emailRefused']; // the last, "validation_failed", is about the token here
	return given.some((code) => code === 'invalid_grant' || final.includes(getOwn(codes, code) ?? ''));
}

function notifyRefreshFailed(): void {
	for (const resolve of refreshFailed.splice(0)) resolve();
}
