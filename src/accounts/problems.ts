import { type Meaning, meanings } from './codes.ts';

/** Problems that any form can have. The texts are in content/settings/accounts.json, under "errors". */
type ServiceProblem = 'unreachable' | 'outdated' | 'tooMany' | 'tooManyMails' | 'server' | 'setup' | 'noStorage';
/** Problems with a new password. */
export const passwordProblems = [
	'weakPassword',
	'plainPassword',
	'commonPassword',
	'longPassword',
	'samePassword',
] as const;
type PasswordProblem = (typeof passwordProblems)[number];

export type SignInProblem = 'wrong' | 'notConfirmed' | 'banned' | ServiceProblem;
export type SignUpProblem = 'alreadyRegistered' | 'emailRefused' | 'closed' | PasswordProblem | ServiceProblem;
export type ResendProblem = 'emailRefused' | ServiceProblem;
export type LinkProblem = 'linkExpired' | 'otherBrowser' | 'banned' | ServiceProblem;
/** Problems of the account page's forms. Some of them ask for the password. */
export type AccountProblem =
	'wrong' | 'alreadyRegistered' | 'emailRefused' | 'banned' | 'signInAgain' | PasswordProblem | ServiceProblem;

/** Why a saved class could not be stored in the account. */
export type SavingProblem = 'full' | 'signInAgain' | ServiceProblem;

/** The parts of an error that we use. Its message is never shown. */
export interface Failure {
	code?: string | undefined;
	status?: number | undefined;
	reasons?: string[];
	name?: string;
	message?: string;
}

/** A failure on this side of the network. */
export class LocalFailure extends Error {
	constructor(name: 'ServiceTimeout' | 'PageOutdated' | 'StorageBlocked') {
		super();
		this.name = name;
	}
}

/** Maps a failed sign-in to a problem. Every error about the credentials is "wrong". */
export function toSignInProblem(failure: Failure): SignInProblem {
	// Some versions of the service send no code for a wrong password (https://github.com/supabase/auth/issues/1662).
	if (!failure.code && failure.status === 400) return 'wrong';
	return choose(failure, ['wrong', 'notConfirmed', 'banned'], { malformed: 'wrong' });
}

/** Maps a failed sign-up to a problem. */
export function toSignUpProblem(failure: Failure): SignUpProblem {
	return choose(failure, ['alreadyRegistered', 'emailRefused', 'closed', ...passwordProblems]);
}

/** Maps a failed password reset to a problem. It must not reveal whether an account exists. */
export function toResetProblem(failure: Failure): ResendProblem | undefined {
	// The service counts emails per account, so this error would reveal one. In that case, an email has already been sent.
	return getMeaning(failure) === 'tooManyMails' ? undefined : toResendProblem(failure);
}

/** Maps a failed request for another confirmation email to a problem. */
export function toResendProblem(failure: Failure): ResendProblem {
	return choose(failure, ['emailRefused']);
}

/** How many seconds to wait before the next request. Only the error's message says so. */
export function readSecondsToWait({ message = '' }: Failure): number | undefined {
	const [, seconds] = /\bafter (\d+) seconds?\b/.exec(message) ?? [];
	return Number(seconds) || undefined;
}

/** Maps a mail link that failed to a problem. */
export function toLinkProblem(failure: Failure): LinkProblem {
	if (failure.name === 'AuthPKCECodeVerifierMissingError') return 'otherBrowser';
	return choose(failure, ['linkExpired', 'banned'], {
		malformed: 'linkExpired',
		signInAgain: 'linkExpired',
		wrong: 'linkExpired',
	});
}

/** Maps a failed form of the account page to a problem. */
export function toAccountProblem(failure: Failure): AccountProblem {
	if (failure.code === 'PT403') return 'signInAgain'; // delete_account(), in supabase/migrations
	if (failure.name === 'AuthSessionMissingError') return 'signInAgain';
	return choose(failure, ['wrong', 'alreadyRegistered', 'emailRefused', 'banned', 'signInAgain', ...passwordProblems]);
}

/** Maps a failed sync of the saved classes to a problem. */
export function toSavingProblem(failure: Failure): SavingProblem {
	const code = String(failure.code); // may be a number in a host's own error response
	if (code === '23514') return 'full'; // the check in supabase/migrations
	// PostgREST: the token has expired or is invalid. Postgres: the request had no token.
	if (code.startsWith('PGRST3') || code === '42501') return 'signInAgain';
	return choose(failure, ['signInAgain']);
}

/**
 * Chooses one of the form's own problems, or else a problem with the service or the network.
 * @param own the problems that the form has texts for.
 * @param others maps meanings to problems with another name.
 */
function choose<Own extends string>(
	failure: Failure,
	own: readonly Own[],
	others: { [meaning in Meaning]?: Own } = {},
): Own | ServiceProblem {
	const network = toNetworkProblem(failure);
	if (network) return network;
	const meaning = getMeaning(failure);
	const word: string = others[meaning] ?? refine(meaning, failure);
	const known = own.find((candidate) => candidate === word);
	if (known !== undefined) return known;
	return meaning === 'tooMany' || meaning === 'tooManyMails' || meaning === 'server' ? meaning : 'setup';
}

/** Refines two meanings that depend on more of the response. */
function refine(meaning: Meaning, { reasons = [], message = '' }: Failure): Meaning | PasswordProblem {
	if (meaning === 'weakPassword') {
		if (reasons.length === 0 || reasons.includes('length')) return 'weakPassword';
		return reasons.includes('characters') ? 'plainPassword' : 'commonPassword';
	}
	// The code does not say which field it is about. The form rejects an empty password, so this one is too long.
	if (meaning === 'malformed') return /password/i.test(message) ? 'longPassword' : 'emailRefused';
	return meaning;
}

function getMeaning({ code = '', status }: Failure): Meaning {
	// Any other error without a known code is about the site's key, URL or plan.
	return meanings[code] ?? (status === 429 ? 'tooMany' : 'setup');
}

function toNetworkProblem({
	name = '',
	status,
}: Failure): 'unreachable' | 'outdated' | 'noStorage' | 'server' | undefined {
	if (name === 'StorageBlocked') return 'noStorage';
	if (name === 'PageOutdated') return 'outdated';
	// No response: the network failed, the script did not load, or the request timed out.
	if (status === 0 || ['ServiceTimeout', 'TypeError', 'AbortError'].includes(name)) return 'unreachable';
	return status !== undefined && status >= 500 ? 'server' : undefined;
}
