import { loadService } from './load';
import {
	type Failure,
	ServiceSilent,
	type SignInProblem,
	signInProblem,
	type SignUpProblem,
	signUpProblem,
	StorageBlocked,
} from './messages';
import { canStore, forgetSession } from './session';

type Client = Awaited<ReturnType<typeof loadService>>['client'];

/** Longer than a slow phone needs, shorter than a visitor's patience. */
const patience = 15_000;

/** Loads the account service's code ahead of its use. */
export function warmUp(): void {
	loadService().catch(() => undefined); // whoever submits then is told
}

/** Signs in. @returns what went wrong, or nothing. */
export async function signIn(email: string, password: string): Promise<SignInProblem | undefined> {
	const failure = await ask(async (client) => {
		requireStorage();
		return (await client.auth.signInWithPassword({ email, password })).error;
	});
	return failure && signInProblem(failure);
}

/** How a sign-up ended: signed in, waiting for the e-mail address to be confirmed, or with a problem. */
export type SignUpResult = 'signedIn' | 'toConfirm' | { problem: SignUpProblem };

/**
 * Creates an account and its record.
 * @param confirmationPage where the link in the mail leads, if the service sends one.
 */
export async function signUp(email: string, password: string, confirmationPage: string): Promise<SignUpResult> {
	let userId: string | undefined;
	const failure = await ask(async (client) => {
		requireStorage();
		const { data, error } = await client.auth.signUp({
			email,
			password,
			options: { emailRedirectTo: confirmationPage },
		});
		if (data.session) userId = data.session.user.id;
		return error;
	});
	if (failure) {
		report('Sign-up failed', failure);
		return { problem: signUpProblem(failure) };
	}
	if (userId === undefined) return 'toConfirm';
	await writeRecord(userId);
	return 'signedIn';
}

/** Signs out on this device. That needs no connection; the service is told when it can be reached. */
export async function signOut(): Promise<void> {
	await ask(async (client) => (await client.auth.signOut({ scope: 'local' })).error);
	forgetSession();
}

/** The account exists already and the database makes the record by itself, so a failure here is no visitor's concern. */
async function writeRecord(id: string): Promise<void> {
	const failure = await ask(async (client) => {
		const { error, status } = await client.from('users').upsert({ id, savedShows: [] });
		return error && { code: error.code, status };
	});
	if (failure) report('The record of the new account was not written', failure);
}

/** Speaks to the service. @returns what went wrong, be it an answer, the network, our own script or too long a silence. */
async function ask(request: (client: Client) => Promise<Failure | null>): Promise<Failure | undefined> {
	let late = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			late = true;
			reject(new ServiceSilent());
		}, patience);
	});
	const loading = loadService();
	const answer = loading.then(({ client }) => (late ? null : request(client)));
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

function requireStorage(): void {
	if (!canStore()) throw new StorageBlocked();
}

/** For whoever looks after the site. Never what the visitor typed. */
function report(what: string, { name, code, status }: Failure): void {
	// eslint-disable-next-line no-console -- the specification has a failed sign-up logged
	console.error(what, { name, code, status });
}
