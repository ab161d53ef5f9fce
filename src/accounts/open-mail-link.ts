import { getProperty } from '~/lib/get-property.ts';
import { readMember } from '~/visitor/signed-in.ts';
import { type ErrorKey, getErrorKey } from './account-error.ts';
import { callService, requireStorage } from './call-service.ts';

/** Errors of the service or this browser. The link may work later. */
const temporary: ErrorKey[] = ['unreachable', 'outdated', 'server', 'tooMany', 'noStorage', 'setup'];

/**
 * Reads the link that layouts/take-mail-link.ts has found; empty if there is none, as on the server. `email` is the account that it
 * says it is for: in its own token, if it has one, which only the service can check.
 */
export function readMailLink(): { [name: string]: string | undefined } {
	const link = String(getProperty(globalThis.history?.state, 'mailLink') ?? '');
	// Emails have the address as text, with a bare "+".
	const given = Object.fromEntries(new URLSearchParams(link.slice(1).replaceAll('+', '%2B')));
	try {
		const [, claims = ''] = given['access_token']?.split('.') ?? [];
		const bytes = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
		const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
		const token: unknown = JSON.parse(json);
		const email = getProperty(token, 'email');
		return typeof email === 'string' ? { ...given, email } : given;
	} catch {
		return given; // no token
	}
}

/**
 * Redeems the link with the service, which uses it up, and signs this browser in, after saving a new password if one is given.
 * Call this only when the visitor has pressed a button: mail scanners open links, too. It may be called again: after the first
 * time, the page keeps the session that the link opened.
 * @returns "done"; "half" if this confirmed the first of two addresses; "linkExpired" for every link that can't be used, so that nobody
 * learns about an account from the words; or whose link it is (`email`), without signing in: if another member is signed in (`current`),
 * or if the link named nobody or somebody else, because whoever made it may have lied.
 * @throws {AccountError} if it's worth trying again.
 */
export async function openMailLink(password: string) {
	const { type = '', email: named, token_hash = '', access_token, refresh_token = '' } = readMailLink();
	const opened = await callService(async ({ createEphemeralClient }) => {
		requireStorage();
		const { auth } = createEphemeralClient();
		const { data, error } = access_token
			? await auth.setSession({ access_token, refresh_token })
			: await auth.verifyOtp({ token_hash, type });
		return { data: { auth, session: data.session }, error };
	}).catch((error: unknown) => {
		if (temporary.includes(getErrorKey(error))) throw error;
	});
	// The response for the first of two addresses has a message and no session.
	if (opened && !opened.session && type === 'email_change') return 'half';
	if (!opened?.session) return 'linkExpired';
	const { auth, session } = opened;
	const { id, email = '' } = session.user;
	const tokens = { access_token: session.access_token, refresh_token: session.refresh_token };
	history.replaceState({ mailLink: `#${new URLSearchParams({ ...tokens, type, email })}` }, '');
	const member = readMember();
	if (member && member.id !== id) return { email, current: member.email };
	if (named !== email) return { email, current: '' };
	if (password) await callService(async () => auth.updateUser({ password }));
	await callService(async (service) => service.auth.setSession((await auth.getSession()).data.session ?? session));
	return 'done';
}
