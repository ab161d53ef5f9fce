import { beforeEach, expect, it, vi } from 'vitest';
import { followSignedIn } from '~/accounts/show-signed-in.ts';
import { readItem, sessionKey, writeItem } from '~/accounts/store.ts';
import { session } from '../support/session.ts';

followSignedIn();

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
	dispatchEvent(new Event('accountchange'));
});

/** Opens the contact page. @param filled what the browser fills in after Back. */
async function open(filled = '') {
	document.body.innerHTML =
		'<form class="message-form"><input class="field" type="email" name="email"><textarea class="field" name="comment"></textarea></form>';
	vi.resetModules();
	await import('~/sections/contact/keep-draft.ts');
	const [email, comment] = document.querySelectorAll<HTMLInputElement>('.field');
	if (!comment) throw new Error('There is no form.');
	if (filled) comment.value = filled;
	dispatchEvent(new Event('pageshow'));
	const type = (text: string) => {
		comment.value = text;
		comment.dispatchEvent(new Event('input', { bubbles: true }));
	};
	return { comment, email, type };
}

it('keeps what is typed, and leaves it to the browser when storage is blocked', async () => {
	const { type } = await open();
	type('Hello');
	expect((await open('Older')).comment.value).toBe('Hello');
	const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	const failed = vi.fn();
	addEventListener('error', failed);
	const blocked = await open('Back');
	blocked.type('Back again');
	dispatchEvent(new Event('pageshow'));
	expect([blocked.comment.value, failed.mock.calls]).toEqual(['Back again', []]);
	full.mockRestore();
});

it.each(['accountchange', 'storage', 'pageshow'])('a member who signs out takes it along, after "%s"', async (type) => {
	const page = await open();
	page.type('Hello');
	localStorage.setItem(sessionKey, JSON.stringify(session));
	dispatchEvent(new Event(type));
	expect([page.comment.value, page.email?.value]).toEqual(['Hello', session.user.email]);
	const draft = readItem('message') ?? '';
	localStorage.clear();
	dispatchEvent(new Event(type));
	expect([page.comment.value, page.email?.value, readItem('message')]).toEqual(['', '', undefined]);
	expect((await open('Hello')).comment.value).toBe('');
	writeItem('message', draft);
	writeItem('member', session.user.id); // as of a tab that was on another site meanwhile
	expect((await open()).comment.value).toBe('');
});
