// The only file that loads Supabase. Always use import(), so that visitors load it only when they need it.
import { createClient, type Session } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { getProperty } from '~/lib/get-property.ts';
import { codes } from './codes.ts';
import { sessionKey } from './session-key.ts';

const address = new URL(PUBLIC_SUPABASE_URL?.trim() ?? '/', location.origin).href;
const key = PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim() ?? '';
/** open-mail-link.ts opens links from emails, so that they never replace a session without asking. */
const detectSessionInUrl = false;

let abortion = new AbortController();
const refreshFailed: (() => void)[] = [];

/** The account service and its database. The URL "/" means the site's own origin. */
export const client = createClient(address, key, {
	auth: { storageKey: sessionKey, detectSessionInUrl },
	global: { fetch: fetchService },
});

/** Creates a client whose session stays in memory and ends with the page. */
export function createEphemeralClient() {
	return createClient(address, key, {
		auth: { storageKey: `${sessionKey}-ephemeral`, persistSession: false, detectSessionInUrl, autoRefreshToken: false },
		global: { fetch: fetchService },
	});
}

/** Signs this browser in with a session. */
export async function setSession({ access_token, refresh_token }: Session) {
	return client.auth.setSession({ access_token, refresh_token });
}

/** Aborts all pending requests, so that a late response changes nothing. */
export function abortRequests(): void {
	abortion.abort();
	abortion = new AbortController();
}

/** Resolves when a refresh fails for a reason other than an invalid session. */
export async function waitForRefreshFailure(): Promise<void> {
	return new Promise((resolve) => refreshFailed.push(resolve));
}

/** Do not refresh the session before this time (epoch milliseconds): the service responded with 429. */
let retryAfter = 0;

async function fetchService(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const signals = [abortion.signal, ...(init.signal ? [init.signal] : [])];
	const options = { ...init, signal: AbortSignal.any(signals) };
	const url = input instanceof Request ? input.url : String(input);
	if (!url.includes('grant_type=refresh_token')) return fetchData(input, options);

	// When the access token has expired, auth-js 2.119 deletes the session after any response except a server error: even after
	// 429, a captive portal, or a mistake in the site's settings (https://github.com/supabase/supabase-js/issues/2145). Only an
	// error about the session itself may delete it.
	try {
		if (Date.now() >= retryAfter) {
			const response = await fetchData(input, options);
			if (response.ok || (await isAboutSession(response.clone()))) return response;
			if (response.status === 429) retryAfter = Date.now() + 30_000;
		}
	} catch (error) {
		notifyRefreshFailed();
		throw error;
	}
	notifyRefreshFailed();
	return new Response(null, { status: 503 });
}

/** Fetches data. @throws {TypeError} for an HTML response: a captive portal, or a host without the service. */
async function fetchData(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
	const response = await fetch(input, init);
	if (response.ok && response.headers.get('content-type')?.includes('html'))
		throw new TypeError('This is not the service.');
	return response;
}

async function isAboutSession(response: Response): Promise<boolean> {
	if (response.status >= 500) return false;
	const body: unknown = await response.json().catch(() => undefined);
	const given = ['error_code', 'code', 'error'].map((name) => String(getProperty(body, name)));
	const final = ['signInAgain', 'wrong', 'banned', 'emailRefused'];
	return given.some((code) => code === 'invalid_grant' || final.includes(codes[code] ?? ''));
}

function notifyRefreshFailed(): void {
	for (const resolve of refreshFailed.splice(0)) resolve();
}
