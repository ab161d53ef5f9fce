import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAccount } from '~/accounts/mark-account';
import { $session, forgetSession } from '~/accounts/session';
import { sessionKey } from '~/accounts/session-key';

const root = document.documentElement;
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

it('marks the page and fills in the address when a session is remembered', () => {
	remember(ada);
	followAccount(sessionKey);
	expect(root.dataset['signedIn']).toBe('ada@example.com');
	expect(document.body.textContent).toBe('ada@example.com');
});

it.each(['', 'null', '{', '[]', '"text"', '{"user":null}', '{"user":{"email":7}}', '{"access_token":"x"}'])(
	'marks nothing when the storage holds %j',
	(value) => {
		remember(value);
		followAccount(sessionKey);
		expect(root.hasAttribute('data-signed-in')).toBe(false);
	},
);

it('marks nothing when storage is blocked', () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('', 'SecurityError');
	});
	followAccount(sessionKey);
	expect(root.hasAttribute('data-signed-in')).toBe(false);
});

it('shows an address as text, whatever it contains', () => {
	remember(JSON.stringify({ user: { email: '<img src=x>@example.com' } }));
	followAccount(sessionKey);
	expect(document.querySelector('img')).toBeNull();
	expect(document.body.textContent).toBe('<img src=x>@example.com');
});

it.each(['storage', 'pageshow'])('looks again on "%s": another tab, or going back', (type) => {
	followAccount(sessionKey);
	remember(ada);
	dispatchEvent(new Event(type));
	expect(root.dataset['signedIn']).toBe('ada@example.com');
	localStorage.clear();
	dispatchEvent(new Event(type));
	expect(root.hasAttribute('data-signed-in')).toBe(false);
	expect(document.body.textContent).toBe('');
});

it('tells the islands who is signed in, and when nobody is any more', () => {
	remember(ada);
	followAccount(sessionKey);
	const seen: (string | undefined)[] = [];
	const stop = $session.subscribe((email) => seen.push(email));
	forgetSession();
	stop();
	expect(seen).toEqual(['ada@example.com', undefined]);
	expect(localStorage.length).toBe(0);
});
