import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getErrorKey } from '~/accounts/account-error.ts';
import { requestReset, signIn, signOut, signUp } from '~/accounts/account.ts';
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member.ts';
import { openMailLink } from '~/accounts/open-mail-link.ts';
import { syncSavedClasses } from '~/accounts/sync-saved-classes.ts';
import { forgetMember } from '~/visitor/signed-in.ts';
import { sessionKey } from '~/visitor/storage.ts';
import { type FakeFetch, fetched, html, json, service, startService } from '../support/account-service.ts';
import { session, user } from '../support/session.ts';
import requests from './account-requests.json';

// Every request of the forms, with the real client library. Only network responses are faked.

const savedClassesKey = 'gym-week';
const refused = () => json(400, { error_code: 'refresh_token_not_found' });

startService();
beforeEach(() => {
	localStorage.setItem(savedClassesKey, unsent);
	history.replaceState({ mailLink: `?token_hash=abc&type=recovery&email=${user.email}` }, '');
});
type Action = [name: keyof typeof requests, act: () => Promise<unknown>];
/** Each form's requests. */
const actions: Action[] = [
	['signing in', async () => signIn('ada@example.com', 'secret')],
	['signing up', async () => signUp('ada@example.com', 'secret')],
	['opening a link', async () => openMailLink('')],
	['saving a new password', saveNewPassword],
	['resetting the password', async () => requestReset('ada@example.com')],
	['changing the address', async () => changeEmail('grace@example.com')],
	['changing the password', async () => changePassword('secret', 'another secret')],
	['signing out everywhere', async () => signOutEverywhere()],
	['downloading the data', async () => readStoredData()],
	['deleting the account', async () => deleteAccount('secret')],
	['saving a class', async () => syncSavedClasses()],
	['reading the saved classes', readSavedClasses],
];

const listOf = (boxing: string, yoga: string) =>
	JSON.stringify({ account: user.id, states: { 'boxing-tuesday-0900': boxing, 'yoga-friday-1600': yoga } });
const unsent = listOf('added', 'removed');
const sent = listOf('saved', 'saved');

const faults: [name: string, fakeFetch: FakeFetch, key: string][] = [
	['there is no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
	['the service does not respond', neverRespond, 'unreachable'],
	['the service responds with 503', async () => new Response('Unavailable', { status: 503 }), 'server'],
	['a gateway responds with 429', async () => html(429), 'tooMany'],
	['an HTML page arrives instead of a response', async () => html(200), 'unreachable'],
	['the key is wrong', async () => json(401, { message: 'Invalid API key' }), 'setup'],
];

describe.each(faults)('when %s', (_, fakeFetch, key) => {
	it.each(actions)('%s reports it and keeps the session and the saved classes', async (_, act) => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const { promise: requested, resolve } = Promise.withResolvers<unknown>();
		service.respond = async (input, init) => {
			resolve(input);
			return fakeFetch(input, init);
		};
		const ended = act().catch(getErrorKey);
		await Promise.race([requested, ended]);
		await vi.advanceTimersByTimeAsync(15_000); // the time limit; the client's own retries end earlier
		expect(await ended).toBe(key);
		expect(JSON.stringify(vi.mocked(console.error).mock.calls).includes('settings')).toBe(key === 'setup');
		// A late response must not change anything; another request goes on.
		expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(fakeFetch === neverRespond);
		expect(localStorage.getItem(sessionKey)).toContain(user.id);
		expect(localStorage.getItem(savedClassesKey)).toBe(act === readSavedClasses ? sent : unsent);
	});
});

it.each<Action>([...actions, ['signing out', signOut]])('%s sends only its requests', async (name, act) => {
	service.respond = async (input) => {
		const [, path = ''] = String(input).split('/v1/');
		return json(200, /^(token|verify|signup)/.test(path) ? session : path === 'user' ? user : []);
	};
	await act();
	const sent = fetched.mock.calls.map(([url, init]) => [
		`${init?.method} ${String(url).replace(/.*\/v1/, '')} ${new Headers(init?.headers).get('prefer') ?? ''}`.trim(),
		JSON.parse(String(init?.body ?? '{}')),
	]);
	expect(sent).toMatchObject(requests[name]);
});

it('signing in says that the password is wrong, whatever the service calls it', async () => {
	for (const error_code of ['user_not_found', undefined]) {
		service.respond = async () => json(400, { error_code });
		expect(await signIn('ada@example.com', 'secret').catch(getErrorKey)).toBe('wrong');
	}
});

describe('saved classes', () => {
	it.each<[string, list: string, () => Response, key: string, changed?: object]>([
		['a response without a list', unsent, () => json(200, { message: 'Hello' }), 'server'],
		['an empty response', sent, () => new Response(), 'server'],
		['a request without a session', unsent, () => json(401, { code: '42501', message: 'Denied' }), 'signInAgain'],
		['the session has ended elsewhere', unsent, refused, 'signInAgain', { expires_at: 1, refresh_token: 'ended' }],
	])('stay after %s', async (_, list, answer, key, changed) => {
		localStorage.setItem(sessionKey, JSON.stringify({ ...session, ...changed }));
		localStorage.setItem(savedClassesKey, list);
		service.respond = async () => Promise.resolve(answer());
		expect(await syncSavedClasses()).toBe(key);
		expect(localStorage.getItem(savedClassesKey)).toBe(list);
	});

	it.each([
		['PGRST303', 401], // JWT expired: this device's clock is slow
		['23503', 409], // the account was deleted on another device
	])('are sent again after the response %s if the session can be refreshed, otherwise stay', async (code, status) => {
		// auth-js waits before it tries a token again that was refused.
		localStorage.setItem(sessionKey, JSON.stringify({ ...session, refresh_token: code }));
		let isRefreshed = false;
		service.respond = async (input) => {
			if (!String(input).includes('/token'))
				return isRefreshed ? json(200, ['karate-friday-2200']) : json(status, { code });
			isRefreshed = true;
			return json(200, { ...session, refresh_token: `${code} again` });
		};
		expect(await syncSavedClasses()).toBeUndefined();
		expect(localStorage.getItem(savedClassesKey)).toContain('karate');

		localStorage.setItem(savedClassesKey, unsent);
		service.respond = async (input) => (String(input).includes('grant_type') ? refused() : json(status, { code }));
		expect(await syncSavedClasses()).toBe('signInAgain');
		expect(localStorage.getItem(savedClassesKey)).toBe(unsent);
	});

	it('wait for another tab; those that do not fit in the account are removed here too, and the others sent', async () => {
		const request = vi.fn(async (_: string, action: () => unknown) => Promise.resolve(action()));
		vi.stubGlobal('navigator', { ...navigator, locks: { request } });
		service.respond = async (_, init) =>
			String(init?.body).includes('true') ? json(400, { code: '23514' }) : json(200, ['karate-friday-2200']);
		expect(await syncSavedClasses()).toBe('full');
		expect(localStorage.getItem(savedClassesKey)).toContain('{"karate-friday-2200":"saved"}');
		expect(request).toHaveBeenCalledExactlyOnceWith(savedClassesKey, expect.any(Function));
	});

	it('changed during a request keep the last change', async () => {
		const told: unknown[] = [];
		service.respond = async (_, init) => {
			told.push(JSON.parse(String(init?.body)).saved);
			if (told.length === 1) localStorage.setItem(savedClassesKey, listOf('added', 'added'));
			return json(200, ['boxing-tuesday-0900', 'yoga-friday-1600'].slice(0, told.length - 1));
		};
		// A second sync waits for the first one.
		expect(await Promise.all([syncSavedClasses(), syncSavedClasses()])).toEqual([undefined, undefined]);
		expect(told).toEqual([false, true, true]); // yoga, boxing, yoga
		expect(localStorage.getItem(savedClassesKey)).toBe(sent);
	});

	it('delay a sign-in and a sign-out, which has removed the session at once, by three seconds at most', async () => {
		vi.useFakeTimers();
		service.respond = async (input, init) =>
			String(input).includes('/token') ? json(200, session) : neverRespond(input, init);
		for (const act of [async () => signIn('ada@example.com', 'secret'), signOut]) {
			const ended = vi.fn();
			void act().then(ended);
			if (act === signOut) expect(localStorage.length).toBe(0);
			await vi.advanceTimersByTimeAsync(3000);
			expect(ended).toHaveBeenCalled();
			await vi.advanceTimersByTimeAsync(15_000); // ends the request
		}
	});

	it('do not return with a response that arrives after signing out', async () => {
		service.respond = async () => {
			forgetMember();
			return Promise.resolve(json(200, ['boxing-tuesday-0900']));
		};
		expect(await syncSavedClasses()).toBeUndefined();
		expect(await syncSavedClasses()).toBe('signInAgain');
		expect(localStorage.length).toBe(0);
	});
});

it.each(actions.slice(0, 4))('with storage blocked, %s says so, and sends nothing', async (_, act) => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('', 'SecurityError');
	});
	expect(await act().catch(getErrorKey)).toBe('noStorage');
	expect(fetched).not.toHaveBeenCalled();
});

it.each(['/user', '/users'])('an empty response of %s is no download', async (path) => {
	service.respond = async (input) =>
		new URL(String(input)).pathname.endsWith(path) ? new Response('{}') : json(200, [{ savedShows: [] }]);
	await expect(readStoredData()).rejects.toMatchObject({ key: 'server' });
});

it('a member without a record has no saved classes yet; an address may have to be confirmed before it is changed', async () => {
	service.respond = async (input) =>
		json(200, String(input).includes('/users') ? [] : { ...user, email: 'grace@example.com' });
	expect(await readStoredData()).toMatchObject({ account: { id: user.id }, record: null });
	expect(await readSavedClasses()).toBeUndefined();
	expect(localStorage.getItem(savedClassesKey)).toContain('"states":{}');
	expect([await changeEmail('Grace@example.com'), await changeEmail('eve@example.com')]).toEqual([true, false]);
});

const isTaken = async () => json(422, { error_code: 'user_already_exists', msg: 'ada@example.com, secret' });
it.each<[outcome: unknown, what: string, path: string, FakeFetch]>([
	[true, 'the record is rejected', '/users', async () => json(403, { code: '42501', message: 'ada@example.com' })],
	[true, 'the record fails', '/users', async () => Promise.reject(new TypeError('ada@example.com'))],
	['alreadyRegistered', 'it is rejected', '/signup', isTaken],
])('signing up says %j if %s, and logs it without any input', async (outcome, _, path, fakeFetch) => {
	service.respond = async (input, init) => (String(input).includes(path) ? fakeFetch(input, init) : json(200, session));
	expect(await signUp('ada@example.com', 'secret').catch(getErrorKey)).toBe(outcome);
	expect(localStorage.getItem('gym-signed-in')).toBe(outcome === true ? user.id : null); // also after the session
	expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
	expect(JSON.stringify(vi.mocked(console.error).mock.calls)).toContain('"error":"');
	expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/ada|secret/);
});

// The service counts emails per account. It answers with 200 for an address that is confirmed or unknown.
const mailing = actions.filter(([name]) => ['signing up', 'resetting the password'].includes(name));
it.each(mailing)('%s says the same for every address', async (_, act) => {
	service.respond = async () => json(200, { id: user.id });
	const known = await act();
	expect(known).toBeFalsy(); // nobody is signed in
	const msg = 'For security purposes, you can only request this after 43 seconds.';
	service.respond = async () => json(429, { error_code: 'over_email_send_rate_limit', msg });
	expect(await act()).toEqual(known);
});

it.each([{ access_token: 7 }, { refresh_token: [] }])('signing out removes what is no session: %j', async (tokens) => {
	localStorage.setItem(sessionKey, JSON.stringify({ ...session, ...tokens }));
	service.respond = async () => json(400, { error_code: 'bad_jwt' });
	await signOut();
	expect(localStorage.length).toBe(0);
	expect(fetched).not.toHaveBeenCalled(); // neither token counts as the other
});

it.each<[string, object]>([
	['nothing', {}],
	['tokens without a member', { ...session, user: undefined }],
	['a member without an address', { ...session, user: { id: user.id } }],
	['a token that is no text', { ...session, access_token: 7 }],
	['a session that never ends', { ...session, expires_in: undefined }],
])('a response with %s signs nobody in', async (_, body) => {
	localStorage.removeItem(sessionKey);
	service.respond = async () => Promise.resolve(json(200, body));
	expect(await signUp('ada@example.com', 'secret').catch(getErrorKey)).toBe('server');
	expect(await signIn('ada@example.com', 'secret').catch(getErrorKey)).not.toBeUndefined();
	expect(localStorage.getItem(sessionKey)).toBeNull();
});

it('signing out ends other requests, and leaves nothing here', async () => {
	service.respond = neverRespond; // such as a refresh, which would bring the session back
	void requestReset('ada@example.com').catch(getErrorKey);
	await expect.poll(() => fetched.mock.calls).toHaveLength(1);
	const [[, pending] = []] = fetched.mock.calls.splice(0);
	service.respond = async () => Promise.resolve(json(200, user));
	await signOut();
	expect(pending?.signal?.aborted).toBe(true);
	const given = fetched.mock.calls.map(([, init]) => new Headers(init?.headers));
	const keys = given.map((headers) => [headers.get('authorization'), headers.has('apikey')].join());
	expect(new Set(keys)).toEqual(new Set([`Bearer ${session.access_token},true`]));
	expect(localStorage.length).toBe(0);
	localStorage.setItem(sessionKey, JSON.stringify(session));
	localStorage.setItem(savedClassesKey, sent);
	await signOutEverywhere();
	expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

it.each<[string, act: () => Promise<void>, path: string, refusal: Response]>([
	['samePassword', async () => changePassword('secret', 'secret'), 'PUT', json(422, { error_code: 'same_password' })],
	['server', async () => deleteAccount('secret'), '/rpc/delete_account', json(500, {})],
])('after "%s", the session that checked the current password is ended', async (key, act, path, refusal) => {
	service.respond = async (input, init) =>
		`${init?.method} ${String(input)}`.includes(path) ? refusal : json(200, session);
	expect(await act().catch(getErrorKey)).toBe(key);
	expect(String(fetched.mock.lastCall?.[0])).toContain('/logout?scope=local');
});

it.each<[string, (password: string) => Promise<unknown>]>([
	['changing the password', async (password) => changePassword(password, 'another secret')],
	['deleting the account', deleteAccount],
])('%s checks the password with the address that was chosen on another device', async (_, act) => {
	const changed = { ...session, user: { ...user, email: 'grace@example.com' } };
	service.respond = async (input, init) => {
		if (!String(input).includes('grant_type=password'))
			return json(200, String(input).includes('/user') ? changed.user : {});
		const known = /"grace@example\.com".*"secret"/.test(String(init?.body));
		return known ? json(200, changed) : json(400, { error_code: 'invalid_credentials' });
	};
	expect(await act('not it').catch(getErrorKey)).toBe('wrongPassword');
	expect(await act('secret')).toBeUndefined();
});

it('deleting an account that was deleted elsewhere succeeds', async () => {
	service.respond = async (input) =>
		String(input).includes('/token') ? refused() : json(403, { error_code: 'user_not_found' });
	expect(await deleteAccount('secret')).toBeUndefined();
	expect(localStorage.length).toBe(0);
});

/** Opens a valid link, then saves a password with the response under test. */
async function saveNewPassword(): Promise<unknown> {
	const later = service.respond;
	service.respond = async (input, init) =>
		String(input).includes('/verify') ? json(200, session) : later(input, init);
	return openMailLink('another secret');
}

async function neverRespond(_: unknown, init?: RequestInit): Promise<Response> {
	return new Promise((_, reject) =>
		init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
	);
}

/** With nothing to send, only requests the account's list. */
async function readSavedClasses(): Promise<unknown> {
	localStorage.setItem(savedClassesKey, sent);
	return syncSavedClasses();
}
