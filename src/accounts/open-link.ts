import type { Session } from '@supabase/supabase-js';
import { ask, reportSetup, requireStorage, type Service } from './ask';
import type { MailLink } from './mail-link';
import { type AccountProblem, accountProblem, type Failure, type LinkProblem, linkProblem } from './messages';
import { announce, signedInId } from './session';

type Client = ReturnType<Service['createPassingClient']>;

/** The session that a link brought. It is not the browser's own before somebody agreed. */
export interface Opened {
	email: string;
	/** Whether somebody else is signed in here. */
	isOther: boolean;
	/** Makes the session this browser's own. @returns what went wrong, or nothing. */
	keep: () => Promise<LinkProblem | undefined>;
	/** Saves a new password, then keeps the session. @returns what went wrong, or nothing. */
	savePassword: (password: string) => Promise<AccountProblem | undefined>;
	/** Ends the session that nobody wanted. */
	discard: () => Promise<void>;
}

/** Has the service check a link from one of its mails. It works once. */
export async function openLink(link: MailLink): Promise<Opened | { problem: LinkProblem }> {
	if (link.kind === 'error') return { problem: tell({ code: link.code, status: 400 }) };
	let found: { client: Client; session: Session } | undefined;
	const failure = await ask(async (service) => {
		requireStorage();
		const client = service.createPassingClient();
		const { data, error } = await redeem(client, link);
		if (data.session) found = { client, session: data.session };
		return error ?? (found ? null : { code: 'otp_expired' });
	});
	if (failure || !found) return { problem: tell(failure ?? {}) };
	return handle(found.client, found.session);
}

async function redeem(client: Client, link: MailLink) {
	const { auth } = client;
	if (link.kind === 'session') {
		return auth.setSession({ access_token: link.access, refresh_token: link.refresh });
	}
	if (link.kind === 'code') return auth.exchangeCodeForSession(link.code);
	const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;
	const type = types.find((one) => link.kind === 'token' && one === link.type) ?? 'email';
	return auth.verifyOtp({ token_hash: link.kind === 'token' ? link.hash : '', type });
}

function handle(client: Client, session: Session): Opened {
	const keep = async () => {
		const failure = await ask(async ({ adopt }) => {
			const { data } = await client.auth.getSession();
			return (await adopt(data.session ?? session)).error;
		});
		announce();
		return failure && tell(failure);
	};
	return {
		email: session.user.email ?? '',
		isOther: ![undefined, session.user.id].includes(signedInId()),
		keep,
		async savePassword(password) {
			const failure = await ask(async () => (await client.auth.updateUser({ password })).error);
			if (failure) return reportSetup('Saving a new password', failure, accountProblem(failure));
			const problem = await keep();
			return problem === 'linkExpired' || problem === 'otherBrowser' ? 'signInAgain' : problem;
		},
		async discard() {
			await ask(async () => (await client.auth.signOut({ scope: 'local' })).error);
		},
	};
}

function tell(failure: Failure): LinkProblem {
	return reportSetup('A link from a mail', failure, linkProblem(failure));
}
