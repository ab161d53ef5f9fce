import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut, signUp } from '~/accounts/account';
import { sessionKey } from '~/accounts/session-key';

const service = vi.hoisted(() => ({
	signInWithPassword: vi.fn(),
	signUp: vi.fn(),
	signOut: vi.fn(),
	upsert: vi.fn(),
	from: vi.fn(),
	abortRequests: vi.fn(),
}));
vi.mock('~/accounts/client', () => ({
	client: { auth: service, from: service.from },
	abortRequests: service.abortRequests,
}));

const session = { user: { id: 'the-id', email: 'ada@example.com' } };
const never = new Promise<never>(() => undefined);

beforeEach(() => {
	vi.resetAllMocks();
	service.from.mockReturnValue({ upsert: service.upsert });
	service.upsert.mockResolvedValue({ error: null, status: 201 });
	localStorage.clear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('signIn', () => {
	it('answers nothing when it worked', async () => {
		service.signInWithPassword.mockResolvedValue({ error: null });
		expect(await signIn('ada@example.com', 'secret')).toBeUndefined();
		expect(service.signInWithPassword).toHaveBeenCalledExactlyOnceWith({
			email: 'ada@example.com',
			password: 'secret',
		});
	});

	it('gives up after 15 seconds of silence and stops the request, so that a late answer signs nobody in', async () => {
		vi.useFakeTimers();
		service.signInWithPassword.mockReturnValue(never);
		const result = signIn('ada@example.com', 'secret');
		await vi.advanceTimersByTimeAsync(14_900);
		expect(service.abortRequests).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(200);
		expect(await result).toBe('unreachable');
		expect(service.abortRequests).toHaveBeenCalledOnce();
	});

	it('asks for nothing when the browser could not keep the session', async () => {
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('', 'QuotaExceededError');
		});
		expect(await signIn('ada@example.com', 'secret')).toBe('noStorage');
		expect(service.signInWithPassword).not.toHaveBeenCalled();
	});
});

describe('signUp', () => {
	const create = () => signUp('ada@example.com', 'secret', 'https://ember.example.com/login');

	it('creates the account, then its record with an empty list', async () => {
		service.signUp.mockResolvedValue({ data: { session }, error: null });
		expect(await create()).toBe('signedIn');
		expect(service.from).toHaveBeenCalledExactlyOnceWith('users');
		expect(service.upsert).toHaveBeenCalledExactlyOnceWith(
			{ id: 'the-id', savedShows: [] },
			{ ignoreDuplicates: true },
		);
	});

	it('waits for the confirmation where there is no session yet', async () => {
		service.signUp.mockResolvedValue({ data: { session: null }, error: null });
		expect(await create()).toBe('toConfirm');
		expect(service.upsert).not.toHaveBeenCalled();
	});

	it.each([
		['is refused', () => Promise.resolve({ error: { code: '42501', message: 'ada@example.com' }, status: 403 })],
		['fails', () => Promise.reject(new TypeError('ada@example.com'))],
	])('succeeds although the record %s, which is logged without a word of what was typed', async (_, upsert) => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		service.signUp.mockResolvedValue({ data: { session }, error: null });
		service.upsert.mockImplementation(upsert);
		expect(await create()).toBe('signedIn');
		expect(log).toHaveBeenCalledOnce();
		expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada|secret/);
	});

	it('logs a failure without a word of what was typed', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const error = Object.assign(new Error('ada@example.com, secret'), { code: 'user_already_exists', status: 422 });
		service.signUp.mockResolvedValue({ data: { session: null }, error });
		expect(await create()).toEqual({ problem: 'alreadyRegistered' });
		expect(log).toHaveBeenCalledOnce();
		expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada|secret/);
	});
});

describe('signOut', () => {
	it.each([
		['the service agrees', () => Promise.resolve({ error: null })],
		['the service refuses', () => Promise.resolve({ error: { status: 500 } })],
		['the network is down', () => Promise.reject(new TypeError())],
	])('forgets the session on this device when %s', async (_, answer) => {
		localStorage.setItem(sessionKey, JSON.stringify(session));
		service.signOut.mockImplementation(answer);
		await signOut();
		expect(service.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
		expect(localStorage.getItem(sessionKey)).toBeNull();
	});
});
