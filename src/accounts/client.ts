// The only file that names Supabase, and always reached by import(), so that no visitor loads it without need.
import { createClient, type Session } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { getProperty } from '~/lib/get-property';
import { meanings } from './codes';
import { sessionKey } from './session-key';

const address = new URL(PUBLIC_SUPABASE_URL?.trim() ?? '/', location.origin).href;
const key = PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim() ?? '';
/** We open links from mails ourselves (open-mail-link.ts): they never replace a session unasked. */
const detectSessionInUrl = false;

let abortion = new AbortController();
const refreshFailed: (() => void)[] = [];

/** The account service and its database. "/" as its address is the site's own origin. */
export const client = createClient(address, key, {
	auth: { storageKey: sessionKey, detectSessionInUrl },
	global: { fetch: fetchService },
});

/** The same service for a session that is not this browser's yet: it stays in memory and ends with the page. */
export function createEphemeralClient() {
	const memory = new Map<string, string>();
	const storageKey = `${sessionKey}-ephemeral`;
	const storage = {
		getItem(name: string) {
			const stored = memory.get(name) ?? null;
			// The verifier of a link with a code is in the browser that asked for the mail.
			return name === storageKey ? stored : (stored ?? localStorage.getItem(name.replace(storageKey, sessionKey)));
		},
		setItem: (name: string, value: string) => void memory.set(name, value),
		removeItem: (name: string) => void memory.delete(name),
	};
	return createClient(address, key, {
		auth: { storageKey, storage, detectSessionInUrl, autoRefreshToken: false, flowType: 'pkce' },
		global: { fetch: fetchService },
	});
}

/** Makes a session this browser's own. */
export async function setSession({ access_token, refresh_token }: Session) {
	return client.auth.setSession({ access_token, refresh_token });
}

/** Stops every request under way, so that a response after we gave up changes nothing. */
export function abortRequests(): void {
	abortion.abort();
	abortion = new AbortController();
}

/** Resolves when the next attempt to refresh the session fails without a word about the session. */
export async function refreshFailure(): Promise<void> {
	return new Promise((resolve) => refreshFailed.push(resolve));
}

/** Until when the service wants no more requests to refresh the session. */
let retryAfter = 0;

async function fetchService(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const signals = [abortion.signal, ...(init.signal ? [init.signal] : [])];
	const options = { ...init, signal: AbortSignal.any(signals) };
	const url = input instanceof Request ? input.url : String(input);
	if (!url.includes('grant_type=refresh_token')) return fetchData(input, options);

	// auth-js throws the session away at any response but a server error: also at "too many requests", at the login page
	// of a hotel, or at a mistake in the site's settings. Only a response about the session itself may do that.
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

/** Refuses a page in place of data: it is the login page of a hotel's network, or of a host that has no such service. */
async function fetchData(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
	const response = await fetch(input, init);
	if (response.ok && response.headers.get('content-type')?.includes('html'))
		throw new TypeError('This is not the service.');
	return response;
}

async function isAboutSession(response: Response): Promise<boolean> {
	if (response.status >= 500) return false;
	const body: unknown = await response.json().catch(() => undefined);
	const codes = ['error_code', 'code', 'error'].map((name) => String(getProperty(body, name)));
	const final = ['signInAgain', 'wrong', 'banned', 'malformed'];
	return codes.some((code) => code === 'invalid_grant' || final.includes(meanings[code] ?? ''));
}

function notifyRefreshFailed(): void {
	for (const resolve of refreshFailed.splice(0)) resolve();
}
