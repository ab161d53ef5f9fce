import { loadService } from './load';
import { type Failure, ServiceSilent, StorageBlocked } from './messages';
import { canStore } from './session';

export type Service = Awaited<ReturnType<typeof loadService>>;

/** Longer than a slow phone needs, shorter than a visitor's patience. */
const patience = 15_000;

/** Loads the account service's code ahead of its use. */
export function warmUp(): void {
	loadService().catch(() => undefined); // whoever submits then is told
}

/** Speaks to the service. @returns what went wrong, be it an answer, the network, our own script or too long a silence. */
export async function ask(request: (service: Service) => Promise<Failure | null>): Promise<Failure | undefined> {
	let late = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			late = true;
			reject(new ServiceSilent());
		}, patience);
	});
	const loading = loadService();
	const answer = loading.then((service) => (late ? null : request(service)));
	try {
		return (await Promise.race([answer, silence])) ?? undefined;
	} catch (error) {
		if (late)
			loading.then(
				({ abandonRequests }) => {
					abandonRequests();
				},
				() => undefined,
			);
		return error instanceof Error ? { name: error.name } : {};
	} finally {
		clearTimeout(timer);
	}
}

/** A session that cannot be kept is none. */
export function requireStorage(): void {
	if (!canStore()) throw new StorageBlocked();
}

/** For whoever looks after the site. Never what the visitor typed. */
export function report(what: string, { name, code, status }: Failure): void {
	// eslint-disable-next-line no-console -- the specification has a failed sign-up logged, and a wrong setting must be found
	console.error(what, { name, code, status });
}

/** Reports a problem that only the gym can mend. */
export function reportSetup<Problem>(what: string, failure: Failure, problem: Problem): Problem {
	if (problem === 'setup') report(`${what}: look at the settings of the account service`, failure);
	return problem;
}
