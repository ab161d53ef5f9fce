// The only file that names Supabase, and always reached by import(), so that no visitor loads it without need.
import { createClient, type Session } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { fieldOf } from '~/lib/field-of';
import { meanings } from './codes';
import { sessionKey } from './session-key';

const address = new URL(PUBLIC_SUPABASE_URL?.trim() ?? '/', location.origin).href;
const key = PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim() ?? '';
/** Links from mails are read by us (open-link.ts): what they bring never replaces a session unasked. */
const detectSessionInUrl = false;

let abandoned = new AbortController();
let refreshTrouble: (() => void)[] = [];

/** The account service and its database. "/" as its address is the site's own origin. */
export const client = createClient(address, key, {
	auth: { storageKey: sessionKey, detectSessionInUrl },
	global: { fetch: fetchUntilAbandoned },
});

/** The same service for a session that is not this browser's yet: it is kept in memory and ends with the page. */
export function createPassingClient() {
	const memory = new Map<string, string>();
	const passingKey = `${sessionKey}-passing`;
	const storage = {
		getItem(name: string) {
			const kept = memory.get(name) ?? null;
			// What a link with a code needs was left in the browser when the mail was asked for.
			return name === passingKey ? kept : (kept ?? localStorage.getItem(name.replace(passingKey, sessionKey)));
		},
		setItem: (name: string, value: string) => void memory.set(name, value),
		removeItem: (name: string) => void memory.delete(name),
	};
	return createClient(address, key, {
		auth: { storageKey: passingKey, storage, detectSessionInUrl, autoRefreshToken: false, flowType: 'pkce' },
		global: { fetch: fetchUntilAbandoned },
	});
}

/** Makes a session this browser's own. */
export async function adopt({ access_token, refresh_token }: Session) {
	return client.auth.setSession({ access_token, refresh_token });
}

/** Stops every request under way, so that an answer after we gave up changes nothing. */
export function abandonRequests(): void {
	abandoned.abort();
	abandoned = new AbortController();
}

/** Comes when the next attempt to renew the session fails without an answer about the session. */
export async function troubleWithRenewing(): Promise<void> {
	return new Promise((resolve) => refreshTrouble.push(resolve));
}

/** Until when the service asked not to be asked to renew the session. */
let restUntil = 0;

async function fetchUntilAbandoned(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const signals = [abandoned.signal, ...(init.signal ? [init.signal] : [])];
	const options = { ...init, signal: AbortSignal.any(signals) };
	const url = input instanceof Request ? input.url : String(input);
	if (!url.includes('grant_type=refresh_token')) return fetchService(input, options);

	// auth-js throws the session away after any answer but a server's failure: also when it was "too many requests", the
	// login page of a hotel, or a mistake in the site's settings. Only an answer about the session itself may do that.
	try {
		if (Date.now() >= restUntil) {
			const answer = await fetchService(input, options);
			if (answer.ok || (await isAboutSession(answer.clone()))) return answer;
			if (answer.status === 429) restUntil = Date.now() + 30_000;
		}
	} catch (error) {
		tellTrouble();
		throw error;
	}
	tellTrouble();
	return new Response(null, { status: 503 });
}

/** A page in place of an answer is somebody else's: the login of a hotel's network, or a host that has no such service. */
async function fetchService(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
	const answer = await fetch(input, init);
	if (answer.ok && answer.headers.get('content-type')?.includes('html'))
		throw new TypeError('This is not the service.');
	return answer;
}

async function isAboutSession(answer: Response): Promise<boolean> {
	if (answer.status >= 500) return false;
	const body: unknown = await answer.json().catch(() => undefined);
	const codes = ['error_code', 'code', 'error'].map((name) => String(fieldOf(body, name)));
	const final = ['signInAgain', 'wrong', 'banned', 'malformed'];
	return codes.some((code) => code === 'invalid_grant' || final.includes(meanings[code] ?? ''));
}

function tellTrouble(): void {
	for (const tell of refreshTrouble) tell();
	refreshTrouble = [];
}
