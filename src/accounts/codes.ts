import type { AccountTexts } from '~/schemas/account-texts.ts';

/** An error, for the visitor. The texts are in content/settings/accounts.json, under "errors". */
export type ErrorKey = keyof AccountTexts['errors'];

/** Errors by the codes of the account service (`@supabase/supabase-js`) and the database. */
export interface Codes {
	[code: string]: ErrorKey;
}

/** Codes that are missing here mean "setup": wrong settings, or a feature of the service that this site does not use. */
export const codes: Codes = {
	invalid_credentials: 'wrong',
	user_not_found: 'wrong',
	email_not_confirmed: 'notConfirmed',
	user_banned: 'banned',
	user_already_exists: 'alreadyRegistered',
	email_exists: 'alreadyRegistered',
	email_address_invalid: 'emailRefused',
	validation_failed: 'emailRefused', // or a password that is too long: see account-error.ts
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
	PT403: 'signInAgain',
};
