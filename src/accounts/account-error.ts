import { getOwn } from '~/lib/get-property.ts';
import type { Texts } from '~/texts/defaults.ts';

/** An error, for the visitor. */
export type ErrorKey = keyof Texts['accountErrors'];

/** Errors by the codes of the account service (`@supabase/supabase-js`) and the database. */
export interface Codes {
	[code: string]: ErrorKey;
}

/** Codes that are missing here mean "setup", unless the status says more: wrong settings, or a feature of the service that this site does not use. */
export const codes: Codes = {
	invalid_credentials: 'wrong',
	email_not_confirmed: 'notConfirmed',
	user_banned: 'banned',
	user_already_exists: 'alreadyRegistered',
	email_exists: 'alreadyRegistered',
	email_address_invalid: 'emailRefused',
	validation_failed: 'emailRefused', // or a password that is too long: see toErrorKey()
	signup_disabled: 'closed',
	email_provider_disabled: 'closed',
	captcha_failed: 'unavailable', // this site doesn't support CAPTCHAs
	weak_password: 'weakPassword',
	same_password: 'samePassword',

	bad_jwt: 'signInAgain',
	no_authorization: 'signInAgain',
	session_not_found: 'signInAgain',
	user_not_found: 'signInAgain', // the account was deleted elsewhere
	session_expired: 'signInAgain',
	refresh_token_not_found: 'signInAgain',
	refresh_token_already_used: 'signInAgain',
	reauthentication_needed: 'signInAgain',

	otp_expired: 'linkExpired',
	invite_not_found: 'linkExpired',

	over_request_rate_limit: 'tooMany',
	over_email_send_rate_limit: 'tooManyMails',
	unexpected_failure: 'server',

	// PostgREST: the token is invalid or has expired. Postgres: the request had no token. PT403: delete_account().
	PGRST301: 'signInAgain',
	PGRST302: 'signInAgain',
	PGRST303: 'signInAgain',
	42501: 'signInAgain',
	23503: 'signInAgain', // the account was deleted elsewhere
	PT403: 'signInAgain',
};

/** The parts of an error that we use. Its message is never shown. */
export interface Failure {
	code?: string | undefined;
	status?: number | undefined;
	reasons?: string[];
	name?: string;
	message?: string;
}

/** The message of a failed request. The service's client makes an error of its own of whatever fails, and keeps only the message. */
export const noConnection = 'No connection';

/** A call of the service, or something that it needs, failed. */
export class AccountError extends Error {
	readonly key: ErrorKey;
	/** The error of the service or of the request; empty after a timeout. */
	readonly failure: Failure;

	constructor(key: ErrorKey, failure: Failure = {}) {
		super();
		this.key = key;
		this.failure = failure;
	}

	/** Whether this address has just been sent an email. Only the message tells this from the limit of all emails. */
	get isJustSent(): boolean {
		return this.key === 'tooManyMails' && /\bafter \d+ seconds?\b/.test(this.failure.message ?? '');
	}
}

/** The key of the error that an action threw. */
export function getErrorKey(error: unknown): ErrorKey {
	return error instanceof AccountError ? error.key : 'setup';
}

/**
 * Finds what a failure means to the visitor.
 * @param own the codes that mean something else for this request. A failure without a code is looked up by its status.
 */
export function toErrorKey(failure: Failure, own: Codes = {}): ErrorKey {
	const { name = '', status, message = '', reasons = [] } = failure;
	// Only client.ts writes this, so that a mistake in our own code is never blamed on the network.
	if (message.includes(noConnection)) return 'unreachable';
	if (name === 'AuthSessionMissingError') return 'signInAgain';
	if (status !== undefined && status >= 500) return 'server';
	const code = String(failure.code ?? status); // may be a number in a host's own error response
	const meant = getOwn(own, code);
	if (meant) return meant;
	const isCommon = code === 'weak_password' && reasons.length > 0 && !reasons.includes('length');
	if (isCommon) return reasons.includes('characters') ? 'plainPassword' : 'commonPassword';
	// The code does not say which field it is about. The form rejects an empty password, so this one is too long.
	if (code === 'validation_failed' && /password/i.test(message)) return 'longPassword';
	// Any other error without a known code is about the site's key, URL or plan.
	return getOwn(codes, code) ?? (status === 429 ? 'tooMany' : 'setup');
}
