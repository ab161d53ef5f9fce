// The account service for tests in jsdom: the real client library, with a fake network.
import { beforeEach, vi } from 'vitest';
import { sessionKey } from '~/visitor/storage.ts';
import { session } from './session.ts';

export type FakeFetch = (input: unknown, init?: RequestInit) => Promise<Response>;

export const json = (status: number, body: object) => Response.json(body, { status });
export const html = (status: number) =>
	new Response('<h1>Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } });

/** How it responds in a test. */
export const service: { respond: FakeFetch } = { respond: async () => Promise.resolve(json(404, {})) };
export const fetched = vi.fn<FakeFetch>((input, init) => service.respond(input, init));

/** Signs a member in before each test of a file. */
export function startService(): void {
	beforeEach(() => {
		localStorage.setItem(sessionKey, JSON.stringify(session));
		vi.stubGlobal('fetch', fetched.mockClear());
		vi.spyOn(console, 'error').mockReturnValue(); // "setup" errors are logged
		vi.spyOn(console, 'warn').mockReturnValue(); // supabase-js warns about several clients: each link has its own, on purpose
	});
}
