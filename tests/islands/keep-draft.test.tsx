import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followSignedIn } from '~/accounts/show-signed-in.ts';
import { readItem, sessionKey, writeItem } from '~/accounts/store.ts';
import { keepDraft } from '~/sections/contact/keep-draft.ts';
import { session } from '../support/session.ts';

followSignedIn();

beforeEach(() => {
	sessionStorage.clear();
	history.replaceState(null, '');
});

/** Opens the contact page, with or without something typed before the script arrives, or filled in by the browser. */
function open(typed = '') {
	document.body.innerHTML =
		'<form><input class="field" name="email"><textarea class="field" name="comment"></textarea></form>';
	const form = document.querySelector('form');
	const comment = document.querySelector('textarea');
	if (!form || !comment) throw new Error('There is no form.');
	comment.value = typed;
	keepDraft(form);
	return { form, comment, email: form.querySelector('input') };
}

it('keeps what was typed before and after the script arrived, until the form is reset', () => {
	open('Before');
	expect(open('Newer').comment.value).toBe('Newer');
	const { comment, form } = open();
	expect(comment.value).toBe('Newer');
	comment.value = 'After';
	form.dispatchEvent(new Event('input'));
	expect(open().comment.value).toBe('After');
	form.dispatchEvent(new Event('reset'));
	expect(open().comment.value).toBe('');
});

it('leaves the form usable when storage is full', () => {
	const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	const failed = vi.fn();
	addEventListener('error', failed);
	const { comment, form } = open('Before');
	form.dispatchEvent(new Event('input'));
	expect([comment.value, failed.mock.calls]).toEqual(['Before', []]);
	full.mockRestore();
});

it.each([
	[true, 'Hello'],
	[false, ''],
])('when a later listener stops the browser from sending: %s, a reload shows %j', (isStopped, shown) => {
	const { form } = open('Hello');
	form.addEventListener('submit', (event) => isStopped && event.preventDefault());
	addEventListener('submit', (event) => event.preventDefault(), { once: true }); // jsdom can't send
	form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
	expect(open().comment.value).toBe(shown);
});

describe('a member who signs out', () => {
	beforeEach(() => {
		localStorage.setItem(sessionKey, JSON.stringify(session));
		dispatchEvent(new Event('accountchange'));
	});
	const signOut = (type: string) => {
		localStorage.clear();
		dispatchEvent(new Event(type));
	};

	it.each(['accountchange', 'storage', 'pageshow'])('takes along what was typed, after "%s"', (type) => {
		const { form, comment, email } = open();
		expect(email?.value).toBe(session.user.email);
		comment.value = 'Hello';
		form.dispatchEvent(new Event('input'));
		dispatchEvent(new Event('pageshow'));
		expect(comment.value).toBe('Hello');
		signOut(type);
		expect([comment.value, email?.value, readItem('draft')]).toEqual(['', '', undefined]);
	});

	it('takes along a draft of another tab, and what the browser fills in on the way back', () => {
		open('Hello');
		const [draft = '', state] = [readItem('draft'), history.state];
		signOut('storage');
		history.replaceState(state, '');
		expect(open('Hello').comment.value).toBe('');
		history.replaceState(null, '');
		writeItem('draft', draft);
		writeItem('member', session.user.id); // as of a tab that was on another site meanwhile
		dispatchEvent(new Event('pageshow'));
		expect(open().comment.value).toBe('');
	});
});
