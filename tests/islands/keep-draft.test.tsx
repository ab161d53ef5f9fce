import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft } from '~/sections/contact/keep-draft.ts';

beforeEach(() => {
	sessionStorage.clear();
});

/** Opens the contact page, with or without something typed before the script arrives. */
function open(typed = '') {
	document.body.innerHTML =
		'<form><input class="field" name="about"><textarea class="field" name="comment"></textarea></form>';
	const form = document.querySelector('form');
	const comment = document.querySelector('textarea');
	if (!form || !comment) throw new Error('There is no form.');
	comment.value = typed;
	keepDraft(form);
	return { form, comment };
}

it('keeps what was typed before and after the script arrived, until the form is reset', () => {
	open('Before');
	const { comment, form } = open();
	expect(comment.value).toBe('Before');
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
