// The session, and the client library that loads when it is needed.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from '~/visitor/storage.ts';
import { type FakeFetch, fetched, html, json, service, startService } from '../support/account-service.ts';
import { session, user } from '../support/session.ts';

startService();

describe('the session', () => {
	/** Refreshes it, as opening the panel does, and gives the client time to retry. Returns what is stored then. */
	async function renew(stored: object = { ...session, expires_at: 1 }) {
		localStorage.setItem(sessionKey, JSON.stringify(stored));
		vi.resetModules(); // resets the client's retries and rate limit
		const { checkSession } = await import('~/accounts/session.ts');
		const checked = checkSession();
		await vi.advanceTimersByTimeAsync(5000);
		await checked;
		return localStorage.getItem(sessionKey);
	}
	beforeEach(() => void vi.useFakeTimers());

	it.each<[string, FakeFetch, isRepeated?: boolean]>([
		['is rate-limited', async () => json(429, { error_code: 'over_request_rate_limit' }), false],
		['has no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
		['meets a captive portal', async () => html(511)],
		['meets a broken service', async () => json(500, { error_code: 'session_not_found' })],
	])('stays when its refresh %s', async (_, fakeFetch, isRepeated = true) => {
		service.respond = fakeFetch;
		expect(await renew()).toContain(user.id);
		expect(fetched.mock.calls.length > 1).toBe(isRepeated);
	});

	// Responses of Supabase's account service 2.189.
	it.each([
		['has expired, and was ended', 'refresh_token_not_found', 1],
		['was ended', 'session_not_found'],
		['is of an account that was deleted', 'user_not_found'],
		['has expired, and in the words of OAuth was ended', 'invalid_grant', 1],
	])('is removed if it %s elsewhere', async (_, error_code, expires_at = session.expires_at) => {
		service.respond = async (input) =>
			Promise.resolve(json(String(input).includes('/user') ? 403 : 400, { error_code }));
		expect(await renew({ ...session, expires_at })).toBeNull();
	});

	it('gets the address that was chosen elsewhere, and nothing of a link in the address of the page', async () => {
		location.hash = '#access_token=a&refresh_token=b&expires_in=1&token_type=bearer&type=signup';
		const changed = { ...user, email: 'grace@example.com' };
		service.respond = async (input) =>
			Promise.resolve(json(200, String(input).includes('/user') ? changed : { ...session, user: changed }));
		expect(await renew(session)).toContain('grace@example.com');
		expect(location.hash).toContain('access_token');
	});

	it('is left alone if nothing has changed, and followed, however often it is checked', async () => {
		service.respond = async () => Promise.resolve(json(200, user));
		await renew(session);
		const told = vi.fn();
		addEventListener('accountchange', told);
		await (await import('~/accounts/session.ts')).checkSession();
		expect([told.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 2]); // no refresh
		const { loadService } = await import('~/accounts/load-service.ts');
		await (await loadService()).auth.signOut({ scope: 'local' });
		expect(told).toHaveBeenCalledOnce();
	});

	it.each([2, -2])('lasts as the service says on a device whose clock is %s hours off', async (hours) => {
		service.respond = async () => Promise.resolve(json(200, session));
		vi.setSystemTime(Date.now() + hours * 3_600_000);
		await renew();
		fetched.mockClear();
		const { callService } = await import('~/accounts/call-service.ts');
		await callService(async ({ auth }) => auth.getUser());
		expect(fetched).toHaveBeenCalledOnce(); // no further refresh
	});
});

it.each<[outcome: object, what: string, answer: FakeFetch]>([
	[{ key: 'outdated' }, 'is gone from the host', async () => html(404)],
	[{ key: 'unreachable' }, 'has no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
	[{ key: 'server' }, 'meets a host that is down', async () => html(503)],
	[{ abortRequests: expect.any(Function) }, 'was lost on the way', async () => html(200)],
])('reports %j if the script of the client %s, and loads it again at the next call', async (outcome, _, answer) => {
	vi.resetModules();
	vi.doMock('~/accounts/client.ts', () => {
		throw new Error('broken');
	});
	service.respond = answer;
	const { loadService } = await import('~/accounts/load-service.ts');
	expect(await loadService().catch((error: unknown) => error)).toMatchObject(outcome);
	expect(fetched).toHaveBeenCalledExactlyOnceWith('/src/accounts/client.ts', { method: 'HEAD', cache: 'no-store' });
	expect(await loadService()).toHaveProperty('abortRequests');
	vi.doUnmock('~/accounts/client.ts');
});

it('sends nothing if the client loads only after the time limit', async () => {
	vi.useFakeTimers();
	vi.resetModules();
	const { promise, resolve: load } = Promise.withResolvers<object>();
	vi.doMock('~/accounts/load-service', () => ({ loadService: () => promise }));
	const { callService } = await import('~/accounts/call-service.ts');
	const request = vi.fn(async () => Promise.resolve({ error: null }));
	const called = expect(callService(request)).rejects.toMatchObject({ key: 'unreachable' });
	await vi.advanceTimersByTimeAsync(15_000);
	load({ abortRequests: () => undefined });
	await called;
	await vi.advanceTimersByTimeAsync(0);
	expect(request).not.toHaveBeenCalled();
	vi.doUnmock('~/accounts/load-service');
});
