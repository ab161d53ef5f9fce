import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showSignedIn } from '~/accounts/show-signed-in.ts';
import { notifyAccountChange, forgetSession, getSignedInEmail } from '~/accounts/session.ts';
import { sessionKey } from '~/accounts/session-key.ts';

const root = document.documentElement;
const isExpired = () => root.hasAttribute('data-expired');
const remember = (value: string) => {
	localStorage.setItem(sessionKey, value);
};
const ada = JSON.stringify({ user: { email: 'ada@example.com' } });

beforeEach(() => {
	localStorage.clear();
	document.body.innerHTML = '<strong data-account-email></strong>';
});
afterEach(() => {
	vi.restoreAllMocks();
});

it('marks the page and fills in the address when a session is stored', () => {
	remember(ada);
	showSignedIn();
	expect(root.dataset['signedIn']).toBe('ada@example.com');
	expect(document.body.textContent).toBe('ada@example.com');
});

it.each(['', 'null', '{', '{"user":null}', '{"user":{"email":7}}'])(
	'marks nothing when the storage holds %j',
	(value) => {
		remember(value);
		showSignedIn();
		expect(root.hasAttribute('data-signed-in')).toBe(false);
	},
);

it('marks nothing when storage is blocked', () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('', 'SecurityError');
	});
	showSignedIn();
	expect(root.hasAttribute('data-signed-in')).toBe(false);
});

it('escapes markup in an address', () => {
	remember(JSON.stringify({ user: { email: '<img src=x>@example.com' } }));
	showSignedIn();
	expect(document.querySelector('img')).toBeNull();
	expect(document.body.textContent).toBe('<img src=x>@example.com');
});

it.each(['storage', 'pageshow'])('updates on "%s" (another tab, or going back)', (type) => {
	showSignedIn();
	remember(ada);
	dispatchEvent(new Event(type));
	expect(root.dataset['signedIn']).toBe('ada@example.com');
	localStorage.clear();
	dispatchEvent(new Event(type));
	expect(root.hasAttribute('data-signed-in')).toBe(false);
	expect(document.body.textContent).toBe('');
});

it('marks a session for renewal once it has expired, until it is renewed or removed', () => {
	const until = (seconds: number) =>
		JSON.stringify({ user: { email: 'ada@example.com' }, expires_at: Date.now() / 1000 + seconds });
	remember(until(-1));
	showSignedIn();
	expect([isExpired(), getSignedInEmail()]).toEqual([true, 'ada@example.com']);
	remember(until(60));
	notifyAccountChange();
	expect([isExpired(), getSignedInEmail()]).toEqual([false, 'ada@example.com']);
	forgetSession();
	expect([isExpired(), getSignedInEmail()]).toEqual([false, undefined]);
});
