// The only file that names Supabase, and always reached by import(), so that no visitor loads it without need.
import { createClient } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { sessionKey } from './session-key';

let abandoned = new AbortController();

/** The account service and its database. "/" as its address is the site's own origin. */
export const client = createClient(
	new URL(PUBLIC_SUPABASE_URL ?? '/', location.origin).href,
	PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
	{ auth: { storageKey: sessionKey }, global: { fetch: fetchUntilAbandoned } },
);

/** Stops every request under way, so that an answer after we gave up changes nothing. */
export function abandonRequests(): void {
	abandoned.abort();
	abandoned = new AbortController();
}

function fetchUntilAbandoned(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
	const signals = [abandoned.signal, ...(init.signal ? [init.signal] : [])];
	return fetch(input, { ...init, signal: AbortSignal.any(signals) });
}
