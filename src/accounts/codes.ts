/** What an error of the account service means to a visitor. Each form has a text for every meaning that it can get. */
export type Meaning =
	| 'wrong' // wrong email or password; never say which
	| 'malformed' // an impossible email or password; the form finds out which
	| 'notConfirmed'
	| 'banned'
	| 'alreadyRegistered'
	| 'emailRefused'
	| 'closed' // no new accounts
	| 'weakPassword' // too short, wrong characters or easy to guess; see the reasons
	| 'samePassword'
	| 'signInAgain' // the session has ended, or is too old for this request
	| 'linkExpired' // or already used
	| 'tooMany'
	| 'tooManyMails'
	| 'setup' // wrong settings, or a feature of the service that this site does not use
	| 'server';

/** Maps error codes of `@supabase/auth-js` to meanings. Codes that are missing here mean "setup". */
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
