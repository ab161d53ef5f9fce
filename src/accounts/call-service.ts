import { loadService } from './load-service';
import { type Failure, ServiceTimeout, StorageBlocked } from './messages';
import { canStore } from './session';

export type Service = Awaited<ReturnType<typeof loadService>>;

/** Longer than a slow phone needs, shorter than a visitor's patience. */
const patience = 15_000;

/** Loads the account service's code ahead of its use. */
export function preloadService(): void {
	loadService().catch(() => undefined); // the call that needs it reports the failure
}

/** Calls the service. @returns what went wrong: a refusal, the network, our own script or a timeout. */
export async function callService(
	request: (service: Service) => Promise<Failure | null>,
): Promise<Failure | undefined> {
	let late = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			late = true;
			reject(new ServiceTimeout());
		}, patience);
	});
	const loading = loadService();
	const response = loading.then((service) => (late ? null : request(service)));
	try {
		return (await Promise.race([response, timeout])) ?? undefined;
	} catch (error) {
		// A response after we gave up must change nothing.
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

/** @throws when the browser stores nothing, so that a session would be lost with the page. */
export function requireStorage(): void {
	if (!canStore()) throw new StorageBlocked();
}

/** For the site's developers. Never what the visitor typed. */
export function report(what: string, { name, code, status }: Failure): void {
	// eslint-disable-next-line no-console -- the specification has a failed sign-up logged, and a wrong setting must be found
	console.error(what, { name, code, status });
}

/** Reports a problem that only the gym can solve. */
export function reportSetup<Problem>(what: string, failure: Failure, problem: Problem): Problem {
	if (problem === 'setup') report(`${what}: look at the settings of the account service`, failure);
	return problem;
}
