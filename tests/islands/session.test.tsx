import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followSignedIn } from '~/accounts/show-signed-in.ts';
import { sessionKey, writeItem } from '~/accounts/store.ts';
import { session, user } from '../support/session.ts';

followSignedIn();

// Uses the real client library. Only network responses are faked.
const ranOut = { ...session, expires_at: 1 };
const fetched = vi.fn<typeof fetch>();
const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules(); // resets the client's retries and rate limit
	vi.stubGlobal('fetch', fetched.mockReset());
	vi.spyOn(console, 'error').mockReturnValue();
	vi.spyOn(console, 'warn').mockReturnValue(); // supabase-js warns about several clients: each test has its own, on purpose
	localStorage.setItem(sessionKey, JSON.stringify(ranOut));
});
/** Refreshes the session, as opening the panel does, and gives the client time to retry. */
async function renew() {
	const { checkSession } = await import('~/accounts/session.ts');
	const checked = checkSession();
	await vi.advanceTimersByTimeAsync(5000);
	await checked;
	expect(fetched).toHaveBeenCalled();
}

it.each([
	['is rate-limited', json(429, { error_code: 'over_request_rate_limit' })],
	['has no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	['meets a captive portal', () => Promise.resolve(new Response('<h1>Wi-Fi</h1>', { status: 511 }))],
])('an expired session stays when its refresh %s', async (_, respond) => {
	fetched.mockImplementation(respond);
	await renew();
	expect(localStorage.getItem(sessionKey)).toContain(user.id);
});

it('a session ended elsewhere is removed', async () => {
	fetched.mockImplementation(json(400, { error_code: 'refresh_token_not_found' }));
	await renew();
	expect(localStorage.getItem(sessionKey)).toBeNull();
});

// Responses of Supabase's account service 2.189 to a token that has not expired.
it.each([
	['session was ended', 'session_not_found'],
	['account was deleted', 'user_not_found'],
])('a member whose %s elsewhere is signed out', async (_, error_code) => {
	localStorage.setItem(sessionKey, JSON.stringify(session));
	fetched.mockImplementation(async (input) =>
		String(input).includes('/user')
			? json(403, { error_code })()
			: json(400, { error_code: 'refresh_token_not_found' })(),
	);
	await renew();
	expect(localStorage.getItem(sessionKey)).toBeNull();
});

it('an address that was changed elsewhere replaces the one in this browser', async () => {
	localStorage.setItem(sessionKey, JSON.stringify(session));
	const changed = { ...user, email: 'grace@example.com' };
	fetched.mockImplementation(async (input) =>
		json(200, String(input).includes('/user') ? changed : { ...session, user: changed })(),
	);
	await renew();
	expect(localStorage.getItem(sessionKey)).toContain('grace@example.com');
});

it.each([2, -2])('a session lasts as the service says on a device whose clock is %s hours off', async (hours) => {
	fetched.mockImplementation(json(200, session));
	vi.setSystemTime(Date.now() + hours * 3_600_000);
	await renew();
	fetched.mockClear();
	const { callService } = await import('~/accounts/call-service.ts');
	await callService(async ({ auth }) => auth.getUser());
	expect(fetched).toHaveBeenCalledOnce(); // no further refresh
});

describe('the page', () => {
	const { dataset } = document.documentElement;
	const member = (email: unknown, id: unknown = 'ada') => JSON.stringify({ user: { id, email } });
	const show = (stored: string) => {
		localStorage.setItem(sessionKey, stored);
		dispatchEvent(new Event('pageshow'));
	};

	beforeEach(() => {
		document.body.innerHTML = '<strong data-account-email></strong>';
	});

	it('shows the address of the stored session, even one that looks like markup', () => {
		show(member('<img src=x>@example.com'));
		expect(dataset['signedIn']).toBe('<img src=x>@example.com');
		expect(document.body.textContent).toBe('<img src=x>@example.com');
	});

	it.each(['', 'null', '{', '{"user":null}', member(7), member('ada@example.com', null)])(
		'shows nobody for the session %j',
		(value) => {
			show(value);
			expect('signedIn' in dataset).toBe(false);
		},
	);

	it('shows nobody when storage is blocked, and nothing throws', () => {
		for (const method of ['getItem', 'setItem', 'removeItem'] as const)
			vi.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('', 'SecurityError');
			});
		const failed = vi.fn();
		addEventListener('error', failed);
		dispatchEvent(new Event('pageshow'));
		expect([dataset['signedIn'], writeItem('source', ''), failed.mock.calls]).toEqual([undefined, false, []]);
	});
});
