import type { Session } from '@supabase/supabase-js';
import { getProperty } from '~/lib/get-property.ts';
import { AccountError, type ErrorKey, getErrorKey } from './account-error.ts';
import { callService, requireStorage } from './call-service.ts';
import type { AccountClient } from './load-service.ts';
import { notifyStoreChange, readMember } from './store.ts';

type Client = ReturnType<AccountClient['createEphemeralClient']>;

/** An opened link. It signs this browser in only if the visitor agrees. */
export interface OpenedLink {
	email: string;
	/** A link to the same session, because the one in the email works once. */
	link: string;
	/** Who is signed in: nobody, the link's account, or another account. */
	signedIn: 'nobody' | 'same' | 'other';
	/** Signs this browser in. */
	signIn: () => Promise<void>;
	/** Saves a new password, then signs in. */
	savePassword: (password: string) => Promise<void>;
	/** Ends the session. */
	discard: () => Promise<void>;
}

/**
 * The address of the account that a link is for, if the link says it. Whoever made the link may have lied: compare it with the
 * address of the opened link.
 */
export function readAddress(link: string): string | undefined {
	const given = new URLSearchParams(link.slice(1));
	const named = given.get('email')?.replaceAll(' ', '+'); // emails contain the link as text, too, with a bare "+"
	if (named) return named;
	try {
		const [, claims = ''] = given.get('access_token')?.split('.') ?? [];
		const email = getProperty(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), 'email');
		return typeof email === 'string' ? email : undefined;
	} catch {
		return undefined; // not a token
	}
}

/** Errors of the service or this browser. The link may work later. */
export const temporary: ErrorKey[] = ['unreachable', 'outdated', 'server', 'tooMany', 'noStorage', 'setup'];

/**
 * Redeems a mail link with the service, which uses it up. Call this only when the visitor has pressed a button: mail scanners
 * open links, too.
 * @param link the query or fragment that mail-link.ts found.
 * @returns "half" if this confirmed the first of two addresses.
 * @throws {AccountError} with a key in `temporary` if it's worth trying again.
 */
export async function openMailLink(link: string): Promise<OpenedLink | 'half'> {
	const given = new URLSearchParams(link.slice(1));
	if (given.has('message')) return 'half';
	try {
		if (given.has('error_code')) throw new AccountError('linkExpired');
		const opened = await callService(async (service) => {
			requireStorage();
			const client = service.createEphemeralClient();
			const { data, error } = await redeem(client, given);
			return { data: data.session && toOpenedLink(client, data.session, given.get('type') ?? ''), error };
		});
		if (opened) return opened;
	} catch (error) {
		// All links that can't be used get the same words, so that nobody learns about an account from them.
		throw temporary.includes(getErrorKey(error)) ? error : new AccountError('linkExpired');
	}
	// The response for the first of two addresses has a message and no session.
	if (given.get('type') === 'email_change') return 'half';
	throw new AccountError('linkExpired');
}

async function redeem({ auth }: Client, given: URLSearchParams) {
	const field = (name: string) => given.get(name) ?? '';
	if (!given.has('access_token')) return auth.verifyOtp({ token_hash: field('token_hash'), type: field('type') });
	return auth.setSession({ access_token: field('access_token'), refresh_token: field('refresh_token') });
}

function toOpenedLink({ auth }: Client, session: Session, type: string): OpenedLink {
	const { access_token, refresh_token } = session;
	const { id, email = '' } = session.user;
	const current = readMember()?.id;
	async function signIn() {
		try {
			await callService(async ({ setSession }) => setSession((await auth.getSession()).data.session ?? session));
		} finally {
			notifyStoreChange();
		}
	}
	return {
		email,
		link: `#${new URLSearchParams({ access_token, refresh_token, type })}`,
		signedIn: current === undefined ? 'nobody' : current === id ? 'same' : 'other',
		signIn,
		async savePassword(password) {
			await callService(async () => auth.updateUser({ password }));
			await signIn();
		},
		async discard() {
			await callService(async () => auth.signOut({ scope: 'local' })).catch(() => undefined);
		},
	};
}
