/** What an answer of the account service means to a visitor. Each form has its sentence for those that can happen to it. */
export type Meaning =
	| 'wrong' // the credentials, and which of them is not told
	| 'malformed' // an address or a password that can be none; which, only the form knows
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

/** Every code that `@supabase/auth-js` lists, decided one by one; the same list stands there in `lib/error-codes`. */
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

	// What the gym has switched on or off, or set wrongly, in its project.
	bad_json: 'setup',
	not_admin: 'setup',
	captcha_failed: 'setup',
	otp_disabled: 'setup',
	email_address_not_authorized: 'setup', // the built-in mail server writes to the project's own people only
	hook_payload_over_size_limit: 'setup',
	hook_payload_invalid_content_type: 'setup',
	insufficient_aal: 'setup',

	// By phone, other sites' accounts, company sign-in, second factors, anonymous: this site has no form for them.
	phone_exists: 'setup',
	phone_not_confirmed: 'setup',
	phone_provider_disabled: 'setup',
	sms_send_failed: 'setup',
	provider_disabled: 'setup',
	oauth_provider_not_supported: 'setup',
	bad_oauth_state: 'setup',
	bad_oauth_callback: 'setup',
	unexpected_audience: 'setup',
	identity_not_found: 'setup',
	identity_already_exists: 'setup',
	single_identity_not_deletable: 'setup',
	email_conflict_identity_not_deletable: 'setup',
	manual_linking_disabled: 'setup',
	anonymous_provider_disabled: 'setup',
	user_sso_managed: 'setup',
	sso_provider_not_found: 'setup',
	sso_domain_already_exists: 'setup',
	saml_provider_disabled: 'setup',
	saml_relay_state_not_found: 'setup',
	saml_relay_state_expired: 'setup',
	saml_idp_not_found: 'setup',
	saml_idp_already_exists: 'setup',
	saml_assertion_no_user_id: 'setup',
	saml_assertion_no_email: 'setup',
	saml_metadata_fetch_failed: 'setup',
	saml_entity_id_mismatch: 'setup',
	too_many_enrolled_mfa_factors: 'setup',
	mfa_factor_name_conflict: 'setup',
	mfa_factor_not_found: 'setup',
	mfa_ip_address_mismatch: 'setup',
	mfa_challenge_expired: 'setup',
	mfa_verification_failed: 'setup',
	mfa_verification_rejected: 'setup',
	mfa_phone_enroll_not_enabled: 'setup',
	mfa_phone_verify_not_enabled: 'setup',
	mfa_totp_enroll_not_enabled: 'setup',
	mfa_totp_verify_not_enabled: 'setup',
	mfa_webauthn_enroll_not_enabled: 'setup',
	mfa_webauthn_verify_not_enabled: 'setup',
	mfa_recovery_codes_enroll_not_enabled: 'setup',
	mfa_recovery_codes_verify_not_enabled: 'setup',
	mfa_recovery_codes_locked: 'setup',
	mfa_recovery_codes_sole_factor: 'setup',
	mfa_verified_factor_exists: 'setup',
	webauthn_challenge_expired: 'setup',
};
