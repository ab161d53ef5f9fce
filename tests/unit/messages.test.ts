import { describe, expect, it } from 'vitest';
import {
	type Failure,
	PageOutdated,
	ServiceSilent,
	signInProblem,
	signUpProblem,
	StorageBlocked,
} from '~/accounts/messages';

const offline: Failure = { name: 'AuthRetryableFetchError', status: 0 };
const notLoaded: Failure = new TypeError('Failed to fetch dynamically imported module');

describe('both forms', () => {
	it.each<[string, Failure, string]>([
		['the network is down', offline, 'unreachable'],
		['the script does not load', notLoaded, 'unreachable'],
		['the page is older than the site', new PageOutdated(), 'outdated'],
		['the service is silent', new ServiceSilent(), 'unreachable'],
		['we gave up', { name: 'AbortError' }, 'unreachable'],
		['there were too many attempts', { name: 'AuthApiError', status: 429, code: 'over_request_rate_limit' }, 'tooMany'],
		['429 comes without a code', { name: 'AuthApiError', status: 429 }, 'tooMany'],
		['the service fails', { name: 'AuthApiError', status: 500, code: 'unexpected_failure' }, 'server'],
		['a gateway fails', { name: 'AuthRetryableFetchError', status: 503 }, 'server'],
		['something answers HTML', { name: 'AuthUnknownError' }, 'server'],
		['storage is blocked', new StorageBlocked(), 'noStorage'],
		['nothing is known', {}, 'server'],
	])('say the same when %s', (_, failure, problem) => {
		expect(signInProblem(failure)).toBe(problem);
		expect(signUpProblem(failure)).toBe(problem);
	});
});

describe('sign-in', () => {
	it.each<Failure>([
		{ status: 400, code: 'invalid_credentials' },
		{ status: 400 },
		{ status: 401 },
		{ status: 403, code: 'user_banned' },
		{ status: 422, code: 'validation_failed' },
	])('calls every refusal of the credentials wrong: %o', (failure) => {
		expect(signInProblem({ name: 'AuthApiError', ...failure })).toBe('wrong');
	});

	it('tells who has not confirmed the address to do so', () => {
		expect(signInProblem({ status: 400, code: 'email_not_confirmed' })).toBe('notConfirmed');
	});
});

describe('sign-up', () => {
	it.each<[string, string]>([
		['user_already_exists', 'alreadyRegistered'],
		['email_exists', 'alreadyRegistered'],
		['email_address_invalid', 'emailRefused'],
		['email_address_not_authorized', 'emailRefused'],
		['validation_failed', 'emailRefused'],
		['signup_disabled', 'closed'],
		['email_provider_disabled', 'closed'],
		['over_email_send_rate_limit', 'tooMany'],
		['weak_password', 'weakPassword'],
		['a_code_of_tomorrow', 'server'],
	])('answers %s by "%s"', (code, problem) => {
		expect(signUpProblem({ name: 'AuthApiError', status: 422, code })).toBe(problem);
	});

	it('tells a short password from one that is easy to guess', () => {
		const refused = (...reasons: string[]) => signUpProblem({ status: 422, code: 'weak_password', reasons });
		expect(refused('length')).toBe('weakPassword');
		expect(refused('length', 'characters')).toBe('weakPassword');
		expect(refused('pwned')).toBe('commonPassword');
		expect(refused('characters')).toBe('commonPassword');
	});
});
