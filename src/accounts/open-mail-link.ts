import type { Session } from '@supabase/supabase-js';
import { AccountError, type ErrorKey, getErrorKey } from './account-error.ts';
import { callService, requireStorage } from './call-service.ts';
import type { AccountClient } from './load-service.ts';
import { notifyStoreChange } from './store.ts';

/** An opened link. It signs this browser in only if the visitor agrees. */
export type OpenedLink = ReturnType<typeof toOpenedLink>;

/** Errors of the service or this browser. The link may work later. */
export const temporary: ErrorKey[] = ['unreachable', 'outdated', 'server', 'tooMany', 'noStorage', 'setup'];

/**
 * Redeems a mail link with the service, which uses it up. Call this only when the visitor has pressed a button: mail scanners
 * open links, too.
 * @param link the query or fragment that layouts/take-mail-link.ts found.
 * @returns "half" if this confirmed the first of two addresses.
 * @throws {AccountError} with a key in `temporary` if it's worth trying again.
 */
export async function openMailLink(link: string): Promise<OpenedLink | 'half'> {
	const given = new URLSearchParams(link.slice(1));
	const field = (name: string) => given.get(name) ?? '';
	const type = field('type');
	if (given.has('message')) return 'half';
	try {
		if (given.has('error_code')) throw new AccountError('linkExpired');
		const opened = await callService(async ({ createEphemeralClient }) => {
			requireStorage();
			const { auth } = createEphemeralClient();
			const { data, error } = given.has('access_token')
				? await auth.setSession({ access_token: field('access_token'), refresh_token: field('refresh_token') })
				: await auth.verifyOtp({ token_hash: field('token_hash'), type });
			return { data: data.session && toOpenedLink(auth, data.session, type), error };
		});
		if (opened) return opened;
	} catch (error) {
		if (temporary.includes(getErrorKey(error))) throw error;
		// All links that can't be used get the same words, so that nobody learns about an account from them.
		throw new AccountError('linkExpired');
	}
	// The response for the first of two addresses has a message and no session.
	if (type === 'email_change') return 'half';
	throw new AccountError('linkExpired');
}

function toOpenedLink(auth: AccountClient['auth'], session: Session, type: string) {
	const { access_token, refresh_token } = session;
	const { id, email = '' } = session.user;
	return {
		/** The account's id. */
		id,
		email,
		/** A link to the same session, because the one in the email works once. */
		link: `#${new URLSearchParams({ access_token, refresh_token, type, email })}`,
		/** Signs this browser in, after saving a new password if one is given. */
		async signIn(password?: string) {
			if (password !== undefined) await callService(async () => auth.updateUser({ password }));
			try {
				await callService(async ({ setSession }) => setSession((await auth.getSession()).data.session ?? session));
			} finally {
				notifyStoreChange();
			}
		},
		/** Ends the session. */
		async discard() {
			await callService(async () => auth.signOut({ scope: 'local' })).catch(() => undefined);
		},
	};
}
