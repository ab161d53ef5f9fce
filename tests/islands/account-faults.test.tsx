import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { requestReset, resendConfirmation, signIn, signOut, signUp } from '~/accounts/account';
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member';
import { openMailLink } from '~/accounts/open-mail-link';
import { sessionKey } from '~/accounts/session-key';
import { session, user } from '../support/session';

// All that the forms ask the service for, with the service's own code: only what comes over the network is made up.

const link = '?token_hash=abc&type=recovery';
const json = (status: number, body: object) =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Happening = (input: unknown, init?: RequestInit) => Promise<Response>;
let happen: Happening;
let logged: MockInstance;

beforeEach(() => {
	localStorage.setItem(sessionKey, JSON.stringify(session));
	vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) => happen(input, init));
	logged = vi.spyOn(console, 'error').mockReturnValue(); // setup is reported
	vi.spyOn(console, 'warn').mockReturnValue(); // auth-js: one client a link, on purpose
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
});

/** What each form does, as the problem that it is left with. */
const deeds: [name: string, deed: () => Promise<unknown>][] = [
	['signing in', async () => signIn('ada@example.com', 'secret')],
	['signing up', async () => problemOf(await signUp('ada@example.com', 'secret', '/login'))],
	['a forgotten password', async () => requestReset('ada@example.com', '/new-password')],
	['the mail sent again', async () => problemOf(await resendConfirmation('ada@example.com', '/login'))],
	['opening a link', async () => problemOf(await openMailLink(link))],
	['saving a new password', saveNewPassword],
	['changing the address', async () => problemOf(await changeEmail('grace@example.com', '/login'))],
	['changing the password', async () => changePassword('secret', 'another secret')],
	['signing out everywhere', async () => signOutEverywhere()],
	['the download', async () => problemOf(await readStoredData())],
	['deleting the account', async () => deleteAccount('secret')],
];

const faults: [name: string, happening: Happening, problem: string][] = [
	['there is no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
	['nobody answers', silence, 'unreachable'],
	['the service answers 500', async () => Promise.resolve(json(500, { code: 500, msg: 'Internal' })), 'server'],
	['the service answers 503', async () => Promise.resolve(new Response('Unavailable', { status: 503 })), 'server'],
	['the service answers 429', async () => json(429, { error_code: 'over_request_rate_limit' }), 'tooMany'],
	[
		'a page comes instead of an answer',
		async () => Promise.resolve(new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })),
		'unreachable',
	],
	['the key is wrong', async () => Promise.resolve(json(401, { message: 'Invalid API key' })), 'setup'],
];

describe.each(faults)('when %s', (_, happening, problem) => {
	it.each(deeds)('%s says so, and the session stays', async (_, deed) => {
		if (happening === silence) vi.useFakeTimers({ shouldAdvanceTime: true });
		const asked = vi.fn(happening);
		happen = asked;
		const ended = deed();
		await vi.waitFor(() => {
			expect(asked).toHaveBeenCalled();
		});
		if (happening === silence) await vi.advanceTimersByTimeAsync(15_000);
		expect(await ended).toBe(problem);
		expect(localStorage.getItem(sessionKey)).toContain(user.id);
	});
});

describe('when the browser stores nothing', () => {
	beforeEach(() => {
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		});
		happen = async () => Promise.resolve(json(200, {}));
	});

	it.each(deeds.slice(0, 2))('%s sends nothing', async (_, deed) => {
		const asked = vi.fn(happen);
		happen = asked;
		expect(await deed()).toBe('noStorage');
		expect(asked).not.toHaveBeenCalled();
	});

	it('a link is kept for another try', async () => {
		expect(problemOf(await openMailLink(link))).toBe('noStorage');
	});

	it('a mail for a new password can be asked for', async () => {
		expect(await requestReset('ada@example.com', '/new-password')).toBeUndefined();
	});
});

describe('signing up', () => {
	const expectNothingTypedInTheLog = () => {
		expect(logged).toHaveBeenCalledOnce();
		expect(JSON.stringify(logged.mock.calls)).not.toMatch(/ada|secret/);
	};

	it.each<[string, Happening]>([
		['is refused', async () => json(403, { code: '42501', message: 'ada@example.com' })],
		['fails', async () => Promise.reject(new TypeError('ada@example.com'))],
	])('succeeds although the record %s, which is logged without a word of what was typed', async (_, answer) => {
		happen = async (input, init) => (String(input).includes('/users') ? answer(input, init) : json(200, session));
		expect(await signUp('ada@example.com', 'secret', '/login')).toBe('signedIn');
		expectNothingTypedInTheLog();
	});

	it('logs a refusal without a word of what was typed', async () => {
		happen = async () => json(422, { error_code: 'user_already_exists', msg: 'ada@example.com, secret' });
		expect(await signUp('ada@example.com', 'secret', '/login')).toEqual({ problem: 'alreadyRegistered' });
		expectNothingTypedInTheLog();
	});
});

it.each<[string, Happening]>([
	['the service agrees', async () => new Response(null, { status: 204 })],
	['the service fails', async () => json(500, { code: 500, msg: 'Internal' })],
	['the network is down', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out forgets the session on this device when %s', async (_, answer) => {
	const asked = vi.fn(answer);
	happen = asked;
	await signOut();
	expect(String(asked.mock.calls[0]?.[0])).toContain('/logout?scope=local');
	expect(localStorage.getItem(sessionKey)).toBeNull();
});

/** The link is good; what happens, happens to what follows. */
async function saveNewPassword(): Promise<unknown> {
	const later = happen;
	happen = async () => Promise.resolve(json(200, session));
	const opened = await openMailLink(link);
	happen = later;
	return 'savePassword' in opened ? opened.savePassword('another secret') : 'not opened';
}

async function silence(_: unknown, init?: RequestInit): Promise<Response> {
	return new Promise((_, reject) => {
		init?.signal?.addEventListener('abort', () => {
			reject(new DOMException('Aborted', 'AbortError'));
		});
	});
}

function problemOf(result: unknown): unknown {
	return typeof result === 'object' && result && 'problem' in result ? result.problem : result;
}
