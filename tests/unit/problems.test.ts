import { describe, expect, it } from 'vitest';
import { meanings } from '~/accounts/codes.ts';
import {
	toAccountProblem,
	type Failure,
	toLinkProblem,
	LocalFailure,
	toResendProblem,
	toResetProblem,
	readSecondsToWait,
	toSignInProblem,
	toSignUpProblem,
} from '~/accounts/problems.ts';
import { waitingTime } from '~/lib/waiting-time.ts';

const forms = { toSignInProblem, toSignUpProblem, toResetProblem, toResendProblem, toLinkProblem, toAccountProblem };
const offline: Failure = { name: 'AuthRetryableFetchError', status: 0 };
const notLoaded: Failure = new TypeError('Failed to fetch dynamically imported module');
const refusal = (code: string): Failure => ({ name: 'AuthApiError', status: 422, code });

it('only codes about credentials mean "wrong"', () => {
	const wrong = Object.keys(meanings).filter((code) => toSignInProblem(refusal(code)) === 'wrong');
	expect(wrong.sort()).toEqual(['invalid_credentials', 'user_not_found', 'validation_failed']);
});

it.each<[string, Failure, string]>([
	['the network is down', offline, 'unreachable'],
	['the script does not load', notLoaded, 'unreachable'],
	['the page is older than the site', new LocalFailure('PageOutdated'), 'outdated'],
	['the service does not respond', new LocalFailure('ServiceTimeout'), 'unreachable'],
	['the request is aborted', { name: 'AbortError' }, 'unreachable'],
	['there are too many attempts', { name: 'AuthApiError', status: 429, code: 'over_request_rate_limit' }, 'tooMany'],
	['429 comes without a code', { name: 'AuthApiError', status: 429 }, 'tooMany'],
	['the service fails', { name: 'AuthApiError', status: 500, code: 'unexpected_failure' }, 'server'],
	['a gateway fails', { name: 'AuthRetryableFetchError', status: 503 }, 'server'],
	['the site has a wrong key', { name: 'AuthApiError', status: 401 }, 'setup'],
	['the service is at another address', { name: 'AuthApiError', status: 404 }, 'setup'],
	['the code is unknown', refusal('a_code_of_tomorrow'), 'setup'],
	['storage is blocked', new LocalFailure('StorageBlocked'), 'noStorage'],
	['the failure has no details', {}, 'setup'],
])('every form shows the same error when %s', (_, failure, problem) => {
	for (const [name, form] of Object.entries(forms)) expect(form(failure), name).toBe(problem);
});

describe('each form', () => {
	it.each<[form: keyof typeof forms, failure: Failure, problem: string]>([
		['toSignInProblem', { status: 400 }, 'wrong'],
		['toSignInProblem', { code: 'email_not_confirmed' }, 'notConfirmed'],
		['toSignInProblem', { code: 'user_banned' }, 'banned'],
		['toSignInProblem', { code: 'email_provider_disabled' }, 'setup'],
		['toSignInProblem', { code: 'weak_password', reasons: ['length'] }, 'setup'],
		['toSignUpProblem', { code: 'user_already_exists' }, 'alreadyRegistered'],
		['toSignUpProblem', { code: 'email_exists' }, 'alreadyRegistered'],
		['toSignUpProblem', { code: 'email_address_invalid' }, 'emailRefused'],
		['toSignUpProblem', { code: 'validation_failed' }, 'emailRefused'],
		['toSignUpProblem', { code: 'signup_disabled' }, 'closed'],
		['toSignUpProblem', { code: 'email_provider_disabled' }, 'closed'],
		['toSignUpProblem', { code: 'over_email_send_rate_limit' }, 'tooManyMails'],
		['toSignUpProblem', { code: 'weak_password' }, 'weakPassword'],
		['toLinkProblem', { status: 403, code: 'otp_expired' }, 'linkExpired'],
		['toLinkProblem', { status: 404, code: 'flow_state_not_found' }, 'linkExpired'],
		['toLinkProblem', { status: 400, code: 'validation_failed' }, 'linkExpired'],
		['toLinkProblem', { status: 403, code: 'bad_jwt' }, 'linkExpired'],
		['toLinkProblem', { status: 400, name: 'AuthPKCECodeVerifierMissingError' }, 'otherBrowser'],
		['toAccountProblem', { status: 400, name: 'AuthSessionMissingError' }, 'signInAgain'],
		['toAccountProblem', { status: 403, code: 'PT403' }, 'signInAgain'],
		['toAccountProblem', { status: 401, code: 'session_expired' }, 'signInAgain'],
		['toAccountProblem', { code: 'same_password' }, 'samePassword'],
		['toAccountProblem', { code: 'email_exists' }, 'alreadyRegistered'],
		['toAccountProblem', { status: 400, code: 'invalid_credentials' }, 'wrong'],
		['toAccountProblem', { status: 404, code: 'PGRST202' }, 'setup'],
	])('using %s maps %o to "%s"', (form, failure, problem) => {
		expect(forms[form]({ name: 'AuthApiError', status: 422, ...failure })).toBe(problem);
	});

	it('distinguishes a short password, one without the required characters and a leaked one at sign-up', () => {
		const refused = (...reasons: string[]) => toSignUpProblem({ ...refusal('weak_password'), reasons });
		expect(refused('length')).toBe('weakPassword');
		expect(refused('length', 'characters')).toBe('weakPassword');
		expect(refused('characters')).toBe('plainPassword');
		expect(refused('pwned')).toBe('commonPassword');
	});

	it('finds the field from the message if a sign-up error has no specific code', () => {
		const message = 'Password cannot be longer than 72 characters';
		expect(toSignUpProblem({ ...refusal('validation_failed'), message })).toBe('longPassword');
		const address = 'Unable to validate email address: invalid format';
		expect(toSignUpProblem({ ...refusal('validation_failed'), message: address })).toBe('emailRefused');
	});
});

describe('an email requested too early', () => {
	it.each([
		['For security purposes, you can only request this after 43 seconds.', 43],
		['Email rate limit exceeded', undefined],
		['after 0 seconds', undefined],
	])('"%s" means a wait of %s seconds', (message, seconds) => {
		expect(readSecondsToWait({ code: 'over_email_send_rate_limit', status: 429, message })).toBe(seconds);
	});

	it.each([
		[1, 'en', '1 second'],
		[100, 'en', '2 minutes'],
		[3600, 'de', '60 Minuten'],
		[7201, 'de', '3 Stunden'],
	])('%s seconds in language "%s" are written "%s"', (seconds, language, words) => {
		expect(waitingTime(seconds, language)).toBe(words);
	});
});

it('a forgotten password has the same result for known and unknown addresses: only known ones can reach the mail limit', () => {
	expect(toResetProblem({ status: 429, code: 'over_email_send_rate_limit' })).toBeUndefined();
	expect(toResendProblem({ status: 429, code: 'over_email_send_rate_limit' })).toBe('tooManyMails');
});
