import { expect, it } from 'vitest';
import { AccountError, type Failure, toErrorKey } from '~/accounts/account-error.ts';

const broken = (message: string) => ({ name: 'AuthRetryableFetchError', status: 0, message });
const invalid = (message: string) => ({ status: 400, code: 'validation_failed', message });

it.each<[string, Failure, string]>([
	['the browser lacks a function', broken('x is not a function'), 'setup'],
	['the service fails', { status: 500 }, 'server'],
	['the code is unknown', { status: 422, code: 'a_code_of_tomorrow' }, 'setup'],
	['the code is a name that every object has', { status: 422, code: 'constructor' }, 'setup'],
	['there is no session', { status: 400, name: 'AuthSessionMissingError' }, 'signInAgain'],
	['the password is short', { status: 422, code: 'weak_password', reasons: ['length', 'characters'] }, 'weakPassword'],
	['the password is too plain', { status: 422, code: 'weak_password', reasons: ['characters'] }, 'plainPassword'],
	['the service gives no reason', { status: 422, code: 'weak_password' }, 'weakPassword'],
	['the password was leaked', { status: 422, code: 'weak_password', reasons: ['pwned'] }, 'commonPassword'],
	['only the message names the field', invalid('Password cannot be longer than 72 characters'), 'longPassword'],
	['the address is impossible', invalid('Unable to validate email address: invalid format'), 'emailRefused'],
])('when %s, it finds the error', (_, failure, key) => {
	expect(toErrorKey(failure)).toBe(key);
});

it('a code, or a status without one, can mean something else for one request', () => {
	const own = { 400: 'wrong', validation_failed: 'wrong' } as const;
	expect(toErrorKey({ status: 400 }, own)).toBe('wrong');
	expect(toErrorKey(invalid('Password cannot be longer'), own)).toBe('wrong');
	expect(toErrorKey({ status: 400, code: 'captcha_failed' }, own)).toBe('unavailable');
	expect(toErrorKey({ status: 401 }, own)).toBe('setup');
});

it.each([
	['For security purposes, you can only request this after 1 second.', true],
	['Email rate limit exceeded', false], // for all addresses together
])('"%s" means that this address has just been sent an email: %s', (message, isJustSent) => {
	expect(new AccountError('tooManyMails', { message }).isJustSent).toBe(isJustSent);
});
