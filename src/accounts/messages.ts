import { type Meaning, meanings } from './codes';

/** What any form may have to say; the sentences stand in content/settings/accounts.json, under "errors". */
type ServiceProblem = 'unreachable' | 'outdated' | 'tooMany' | 'tooManyMails' | 'server' | 'setup' | 'noStorage';
/** What may be wrong with a new password. */
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
/** A form of the account page, which asks for the password where something is at stake. */
export type AccountProblem =
	'wrong' | 'alreadyRegistered' | 'emailRefused' | 'banned' | 'signInAgain' | PasswordProblem | ServiceProblem;

/** Why the account did not take a saved class. */
export type SavingProblem = 'full' | 'signInAgain' | ServiceProblem;

/** The parts of an error that say what happened. Its message is never shown. */
export interface Failure {
	code?: string | undefined;
	status?: number | undefined;
	reasons?: string[];
	name?: string;
	message?: string;
}

/** Thrown by us when the service does not respond in time. */
export class ServiceTimeout extends Error {
	override name = 'ServiceTimeout';
}

/** Thrown by us when the site was published again since this page was opened, and the code that it asks for is gone. */
export class PageOutdated extends Error {
	override name = 'PageOutdated';
}

/** Thrown by us when the browser stores nothing, so that a session would be lost with the page. */
export class StorageBlocked extends Error {
	override name = 'StorageBlocked';
}

/** What to tell someone whose sign-in failed. Whatever the service has against the credentials is one sentence. */
export function signInProblem(failure: Failure): SignInProblem {
	// A wrong password once came without a code (https://github.com/supabase/auth/issues/1662).
	if (!failure.code && failure.status === 400) return 'wrong';
	return choose(failure, ['wrong', 'notConfirmed', 'banned'], { malformed: 'wrong' });
}

/** What to tell someone whose sign-up failed. */
export function signUpProblem(failure: Failure): SignUpProblem {
	return choose(failure, ['alreadyRegistered', 'emailRefused', 'closed', ...passwordProblems]);
}

/** What to tell someone who forgot the password. Whether the address is known must not show. */
export function resetProblem(failure: Failure): ResendProblem | undefined {
	// The service counts mails by account, so this says that there is one; and then a mail is on its way already.
	return meaningOf(failure) === 'tooManyMails' ? undefined : resendProblem(failure);
}

/** What to tell someone who asked for the confirmation mail again. */
export function resendProblem(failure: Failure): ResendProblem {
	return choose(failure, ['emailRefused']);
}

/** How many seconds the service wants to be left alone. It says so in its message only. */
export function secondsToWait({ message = '' }: Failure): number | undefined {
	const [, seconds] = /\bafter (\d+) seconds?\b/.exec(message) ?? [];
	return Number(seconds) || undefined;
}

/** What to tell someone whose link from a mail did not work. */
export function linkProblem(failure: Failure): LinkProblem {
	if (failure.name === 'AuthPKCECodeVerifierMissingError') return 'otherBrowser';
	return choose(failure, ['linkExpired', 'banned'], {
		malformed: 'linkExpired',
		signInAgain: 'linkExpired',
		wrong: 'linkExpired',
	});
}

/** What to tell someone whose form on the account page failed. */
export function accountProblem(failure: Failure): AccountProblem {
	if (failure.code === 'PT403') return 'signInAgain'; // delete_account(), in supabase/migrations
	if (failure.name === 'AuthSessionMissingError') return 'signInAgain';
	return choose(failure, ['wrong', 'alreadyRegistered', 'emailRefused', 'banned', 'signInAgain', ...passwordProblems]);
}

/** What to tell a member whose saved classes could not be sent. */
export function savingProblem(failure: Failure): SavingProblem {
	const code = String(failure.code); // a host's own error page may hold a number
	if (code === '23514') return 'full'; // the check in supabase/migrations
	// The database's words for a token that ran out, and for a request that came without one.
	if (code.startsWith('PGRST3') || code === '42501') return 'signInAgain';
	return choose(failure, ['signInAgain']);
}

/**
 * The form's own word for a failure, or what is wrong with the service or the way to it.
 * @param own the words that the form has sentences for.
 * @param others what a meaning becomes that the form has another word for.
 */
function choose<Own extends string>(
	failure: Failure,
	own: readonly Own[],
	others: { [meaning in Meaning]?: Own } = {},
): Own | ServiceProblem {
	const network = networkProblem(failure);
	if (network) return network;
	const meaning = meaningOf(failure);
	const word: string = others[meaning] ?? inDetail(meaning, failure);
	const known = own.find((candidate) => candidate === word);
	if (known !== undefined) return known;
	return meaning === 'tooMany' || meaning === 'tooManyMails' || meaning === 'server' ? meaning : 'setup';
}

/** Two meanings need a second look at the response. */
function inDetail(meaning: Meaning, { reasons = [], message = '' }: Failure): Meaning | PasswordProblem {
	if (meaning === 'weakPassword') {
		if (reasons.length === 0 || reasons.includes('length')) return 'weakPassword';
		return reasons.includes('characters') ? 'plainPassword' : 'commonPassword';
	}
	// No code says which field is meant. The form has refused an empty password, so it is a long one.
	if (meaning === 'malformed') return /password/i.test(message) ? 'longPassword' : 'emailRefused';
	return meaning;
}

function meaningOf({ code = '', status }: Failure): Meaning {
	// Without a code that says more, a refusal is about the site's key, its address or its plan.
	return meanings[code] ?? (status === 429 ? 'tooMany' : 'setup');
}

function networkProblem({
	name = '',
	status,
}: Failure): 'unreachable' | 'outdated' | 'noStorage' | 'server' | undefined {
	if (name === 'StorageBlocked') return 'noStorage';
	if (name === 'PageOutdated') return 'outdated';
	// No response at all: the network failed, the script did not load, or we gave up.
	if (status === 0 || ['ServiceTimeout', 'TypeError', 'AbortError'].includes(name)) return 'unreachable';
	return status !== undefined && status >= 500 ? 'server' : undefined;
}
