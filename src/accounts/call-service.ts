import { readItem, writeItem } from '~/visitor/storage.ts';
import { AccountError, type Codes, type Failure, toErrorKey } from './account-error.ts';
import { type AccountClient, loadService } from './load-service.ts';

/** A response of Supabase's client. */
interface ServiceResponse {
	data?: unknown;
	error: Failure | null;
	/** The database's errors have no status of their own. */
	status?: number;
}

/** In milliseconds. Enough for a slow phone. */
const timeLimit = 15_000;

/** Loads the client of the account service in advance. */
export function preloadService(): void {
	loadService().catch(() => undefined); // the call that needs it reports the failure
}

/**
 * Calls the service.
 * @param codes the error codes that mean something else for this request.
 * @returns the data of the response.
 * @throws {AccountError} after an error response, a network error, an exception or a timeout.
 */
export async function callService<Given extends ServiceResponse>(
	request: (service: AccountClient) => PromiseLike<Given>,
	codes?: Codes,
): Promise<Given['data']> {
	let late = false;
	const timeout = new Promise<never>((_, reject) => {
		setTimeout(() => {
			late = true;
			reject(new AccountError('unreachable'));
		}, timeLimit);
	});
	async function send(service: AccountClient): Promise<Given['data']> {
		const { data, error, status } = await request(service);
		if (!error) return data;
		error.status ??= status;
		throw toAccountError(error, codes);
	}
	const loading = loadService();
	const response = loading.then(async (service) => {
		if (late) return timeout;
		try {
			return await send(service);
		} catch (thrown) {
			const error = toAccountError(thrown, codes);
			// The client refreshes a session by this device's clock, which may be wrong.
			if (error.key !== 'signInAgain' || !(await service.refreshSession())) throw error;
			return send(service);
		}
	});
	try {
		return await Promise.race([response, timeout]);
	} catch (error) {
		// After a timeout, a late response must not change anything.
		if (late) void loading.then((service) => service.abortRequests()).catch(() => undefined);
		throw toAccountError(error, codes);
	}
}

function toAccountError(thrown: unknown, codes?: Codes): AccountError {
	if (thrown instanceof AccountError) return thrown;
	const failure: Failure = typeof thrown === 'object' && thrown ? thrown : {};
	const error = new AccountError(toErrorKey(failure, codes), failure);
	if (error.key === 'setup') report('Look at the settings of the account service', error);
	return error;
}

/** @throws {AccountError} if the browser blocks local storage: the session would be lost with the page. */
export function requireStorage(): void {
	if (!writeItem('week', readItem('week') ?? 'null')) throw new AccountError('noStorage');
}

/** Logs a failed call for the site's developers. Never include what the visitor typed. */
export function report(what: string, error: unknown): void {
	if (!(error instanceof AccountError)) return;
	const { name, code, status } = error.failure;
	// eslint-disable-next-line no-console -- the specification requires it for sign-up, and wrong settings must be noticed
	console.error(what, { error: error.key, name, code, status });
}
