import { type Codes, codes, type ErrorKey } from './codes.ts';

/** The parts of an error that we use. Its message is never shown. */
export interface Failure {
	code?: string | undefined;
	status?: number | undefined;
	reasons?: string[];
	name?: string;
	message?: string;
}

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

	/** How long to wait before the next email. Only the service's message says so. */
	get secondsToWait(): number | undefined {
		const [, seconds] = /\bafter (\d+) seconds?\b/.exec(this.failure.message ?? '') ?? [];
		return Number(seconds) || undefined;
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
	const { name = '', status, message = '' } = failure;
	// No response: the network failed, the script did not load, or the request was aborted.
	if (status === 0 || ['TypeError', 'AbortError'].includes(name)) return 'unreachable';
	if (name === 'AuthSessionMissingError') return 'signInAgain';
	if (status !== undefined && status >= 500) return 'server';
	const code = String(failure.code ?? status); // may be a number in a host's own error response
	if (own[code]) return own[code];
	if (code === 'weak_password') return toPasswordError(failure);
	// The code does not say which field it is about. The form rejects an empty password, so this one is too long.
	if (code === 'validation_failed' && /password/i.test(message)) return 'longPassword';
	// Any other error without a known code is about the site's key, URL or plan.
	return codes[code] ?? (status === 429 ? 'tooMany' : 'setup');
}

function toPasswordError({ reasons = [] }: Failure): ErrorKey {
	if (reasons.length === 0 || reasons.includes('length')) return 'weakPassword';
	return reasons.includes('characters') ? 'plainPassword' : 'commonPassword';
}
