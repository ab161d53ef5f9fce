import { loadService } from './load-service.ts';
import { type Failure, LocalFailure } from './problems.ts';
import { canStore } from './session.ts';

export type Service = Awaited<ReturnType<typeof loadService>>;

/** In milliseconds. Enough for a slow phone. */
const timeLimit = 15_000;

/** Loads the client of the account service in advance. */
export function preloadService(): void {
	loadService().catch(() => undefined); // the call that needs it reports the failure
}

/** Calls the service. Never throws. @returns the failure: an error response, a network error, an exception or a timeout. */
export async function callService(
	request: (service: Service) => Promise<Failure | null>,
): Promise<Failure | undefined> {
	let late = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			late = true;
			reject(new LocalFailure('ServiceTimeout'));
		}, timeLimit);
	});
	const loading = loadService();
	const response = loading.then((service) => (late ? null : request(service)));
	try {
		return (await Promise.race([response, timeout])) ?? undefined;
	} catch (error) {
		// After a timeout, a late response must not change anything.
		if (late)
			void loading.then(
				(service) => {
					service.abortRequests();
				},
				() => undefined,
			);
		return error instanceof Error ? { name: error.name } : {};
	} finally {
		clearTimeout(timer);
	}
}

/** @throws {LocalFailure} if the browser blocks local storage: the session would be lost with the page. */
export function requireStorage(): void {
	if (!canStore()) throw new LocalFailure('StorageBlocked');
}

/** Logs a failure for the site's developers. Never include what the visitor typed. */
export function report(what: string, { name, code, status }: Failure): void {
	// eslint-disable-next-line no-console -- the specification requires it for sign-up, and wrong settings must be noticed
	console.error(what, { name, code, status });
}

/** Logs the failure if the problem is "setup", which only the gym can solve. @returns the problem. */
export function reportSetup<Problem>(what: string, failure: Failure, problem: Problem): Problem {
	if (problem === 'setup') report(`${what}: look at the settings of the account service`, failure);
	return problem;
}
