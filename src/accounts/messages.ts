/** Which sentence of content/pages/login.md answers a failure. */
export type SignInProblem = 'wrong' | 'notConfirmed' | ServiceProblem;

/** Which sentence of content/pages/signup.md answers a failure. */
export type SignUpProblem =
	'alreadyRegistered' | 'weakPassword' | 'commonPassword' | 'emailRefused' | 'closed' | ServiceProblem;

type ServiceProblem = 'unreachable' | 'outdated' | 'tooMany' | 'server' | 'noStorage';

/** The parts of an error that say what happened. Its message is never shown and never read. */
export interface Failure {
	code?: string | undefined;
	status?: number | undefined;
	reasons?: string[];
	name?: string;
}

const signUpCodes: { [code: string]: SignUpProblem } = {
	user_already_exists: 'alreadyRegistered',
	email_exists: 'alreadyRegistered',
	email_address_invalid: 'emailRefused',
	email_address_not_authorized: 'emailRefused',
	validation_failed: 'emailRefused',
	signup_disabled: 'closed',
	email_provider_disabled: 'closed',
};

/** Thrown by us when the service has not answered in time. */
export class ServiceSilent extends Error {
	override name = 'ServiceSilent';
}

/** Thrown by us when the site was published anew since this page was opened, and the code that it asks for is gone. */
export class PageOutdated extends Error {
	override name = 'PageOutdated';
}

/** Thrown by us when the browser lets us store nothing, so that a session would be lost with the page. */
export class StorageBlocked extends Error {
	override name = 'StorageBlocked';
}

/** What to tell someone whose sign-in failed. Anything the service has against the credentials is one sentence. */
export function signInProblem(failure: Failure): SignInProblem {
	if (failure.code === 'email_not_confirmed') return 'notConfirmed';
	return serviceProblem(failure) ?? (isRefusal(failure) ? 'wrong' : 'server');
}

/** What to tell someone whose sign-up failed. */
export function signUpProblem(failure: Failure): SignUpProblem {
	if (failure.code === 'weak_password') {
		return failure.reasons?.length && !failure.reasons.includes('length') ? 'commonPassword' : 'weakPassword';
	}
	return signUpCodes[failure.code ?? ''] ?? serviceProblem(failure) ?? 'server';
}

/** What is wrong with the service or with the way to it; nothing when it refused what was sent. */
function serviceProblem({ name, status, code = '' }: Failure): ServiceProblem | undefined {
	if (name === 'StorageBlocked') return 'noStorage';
	if (name === 'PageOutdated') return 'outdated';
	if (status === 429 || code.endsWith('_rate_limit')) return 'tooMany';
	if (status !== undefined && status >= 500) return 'server';
	// No answer at all: the network failed, the script did not load, or we gave up.
	if (status === 0 || name === 'ServiceSilent' || name === 'TypeError' || name === 'AbortError') return 'unreachable';
	return undefined;
}

function isRefusal({ status = 0 }: Failure): boolean {
	return status >= 400 && status < 500;
}
