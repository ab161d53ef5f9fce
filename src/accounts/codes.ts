/** What a response of the account service means to a visitor. Each form has its sentence for those that can happen to it. */
export type Meaning =
	| 'wrong' // the credentials, and which of them is not told
	| 'malformed' // no possible address or password; which of the two, only the form knows
	| 'notConfirmed'
	| 'banned'
	| 'alreadyRegistered'
	| 'emailRefused'
	| 'closed' // to new accounts
	| 'weakPassword' // too short, of the wrong characters or easy to guess: the reasons tell
	| 'samePassword'
	| 'signInAgain' // the session is over, or too old for what was asked
	| 'linkExpired' // or used already
	| 'tooMany'
	| 'tooManyMails'
	| 'setup' // a mistake in the gym's settings, or a part of the service that this site has no form for
	| 'server';

/**
 * What the service's codes mean. A code that is missing here means "setup"; tests/unit/messages.test.ts decides each that
 * `@supabase/auth-js` lists.
 */
export const meanings: { [code: string]: Meaning } = {
	invalid_credentials: 'wrong',
	user_not_found: 'wrong',
	validation_failed: 'malformed',
	email_not_confirmed: 'notConfirmed',
	provider_email_needs_verification: 'notConfirmed',
	user_banned: 'banned',
	user_already_exists: 'alreadyRegistered',
	email_exists: 'alreadyRegistered',
	email_address_invalid: 'emailRefused',
	signup_disabled: 'closed',
	email_provider_disabled: 'closed',
	weak_password: 'weakPassword',
	same_password: 'samePassword',

	bad_jwt: 'signInAgain',
	no_authorization: 'signInAgain',
	session_not_found: 'signInAgain',
	session_expired: 'signInAgain',
	refresh_token_not_found: 'signInAgain',
	refresh_token_already_used: 'signInAgain',
	reauthentication_needed: 'signInAgain',
	reauthentication_not_valid: 'signInAgain',
	reauth_nonce_missing: 'signInAgain',

	otp_expired: 'linkExpired',
	flow_state_not_found: 'linkExpired',
	flow_state_expired: 'linkExpired',
	bad_code_verifier: 'linkExpired',
	invite_not_found: 'linkExpired',

	over_request_rate_limit: 'tooMany',
	over_sms_send_rate_limit: 'tooMany',
	over_email_send_rate_limit: 'tooManyMails',

	unexpected_failure: 'server',
	conflict: 'server',
	request_timeout: 'server',
	hook_timeout: 'server',
	hook_timeout_after_retry: 'server',
};
