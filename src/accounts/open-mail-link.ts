import type { Session } from '@supabase/supabase-js';
import { callService, reportSetup, requireStorage, type Service } from './call-service.ts';
import { type AccountProblem, toAccountProblem, type Failure, type LinkProblem, toLinkProblem } from './problems.ts';
import { notifyAccountChange, getSignedInId } from './session.ts';

type Client = ReturnType<Service['createEphemeralClient']>;

/** An opened link. It signs this browser in only if the visitor agrees. */
export interface OpenedLink {
	email: string;
	/** Who is signed in: nobody, the link's account, or another account. */
	signedIn: 'nobody' | 'same' | 'other';
	/** Signs this browser in. @returns the problem, or undefined on success. */
	signIn: () => Promise<LinkProblem | undefined>;
	/** Saves a new password, then signs in. @returns the problem, or undefined on success. */
	savePassword: (password: string) => Promise<AccountProblem | undefined>;
	/** Ends the session. */
	discard: () => Promise<void>;
}

/** Why a link could not be opened, and whether to offer another try. */
export interface FailedLink {
	problem: LinkProblem;
	again: boolean;
}

/** Problems with the service or this browser. The link may work later. */
const temporary: LinkProblem[] = ['unreachable', 'outdated', 'server', 'tooMany', 'noStorage', 'setup'];

/**
 * Redeems a mail link with the service. A link works once.
 * @param link the query or fragment that mail-link.ts found.
 * @returns `half` if this confirmed the first of two addresses.
 */
export async function openMailLink(link: string): Promise<OpenedLink | FailedLink | { half: true }> {
	const given = new URLSearchParams(link.slice(1));
	if (given.has('message')) return { half: true };
	const code = given.get('error_code');
	if (code) return { problem: toProblem({ code, status: 400 }), again: false };
	let opened: OpenedLink | { half: true } | undefined;
	const failure = await callService(async (service) => {
		requireStorage();
		const client = service.createEphemeralClient();
		const { data, error } = await redeem(client, given);
		if (data.session) opened = toOpenedLink(client, data.session);
		// The first of two addresses answers with a message and no session.
		else if (!error && given.get('type') === 'email_change') opened = { half: true };
		return error ?? (opened ? null : { code: 'otp_expired' });
	});
	if (opened && !failure) return opened;
	const problem = toProblem(failure ?? {});
	return { problem, again: temporary.includes(problem) };
}

async function redeem({ auth }: Client, given: URLSearchParams) {
	const field = (name: string) => given.get(name) ?? '';
	if (given.has('access_token')) {
		return auth.setSession({ access_token: field('access_token'), refresh_token: field('refresh_token') });
	}
	if (given.has('code')) return auth.exchangeCodeForSession(field('code'));
	return auth.verifyOtp({ token_hash: field('token_hash'), type: field('type') });
}

function toOpenedLink(client: Client, session: Session): OpenedLink {
	const { id, email = '' } = session.user;
	const current = getSignedInId();
	const signIn = async () => {
		const failure = await callService(async ({ setSession }) => {
			const { data } = await client.auth.getSession();
			return (await setSession(data.session ?? session)).error;
		});
		notifyAccountChange();
		return failure && toProblem(failure);
	};
	return {
		email,
		signedIn: current === undefined ? 'nobody' : current === id ? 'same' : 'other',
		signIn,
		async savePassword(password) {
			const failure = await callService(async () => (await client.auth.updateUser({ password })).error);
			if (failure) return reportSetup('Saving a new password', failure, toAccountProblem(failure));
			const problem = await signIn();
			return problem === 'linkExpired' || problem === 'otherBrowser' ? 'signInAgain' : problem;
		},
		async discard() {
			await callService(async () => (await client.auth.signOut({ scope: 'local' })).error);
		},
	};
}

function toProblem(failure: Failure): LinkProblem {
	return reportSetup('A link from a mail', failure, toLinkProblem(failure));
}
