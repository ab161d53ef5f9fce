// The actions of visitors. Each throws an AccountError if it fails.
import { getProperty } from '~/lib/get-property.ts';
import { findUnsentChanges, readSavedClasses } from '~/visitor/saved-classes.ts';
import { forgetMember } from '~/visitor/signed-in.ts';
import { readJson } from '~/visitor/storage.ts';
import { AccountError, getErrorKey } from './account-error.ts';
import { callService, report, requireStorage } from './call-service.ts';
import { syncSavedClasses, toArguments } from './sync-saved-classes.ts';

/** Signs in. */
export async function signIn(email: string, password: string): Promise<void> {
	await callService(
		async ({ auth }) => {
			requireStorage();
			return auth.signInWithPassword({ email, password });
		},
		// Some versions of the service send no code for a wrong password (https://github.com/supabase/auth/issues/1662).
		{ validation_failed: 'wrong', user_not_found: 'wrong', 400: 'wrong', email_provider_disabled: 'setup' },
	);
	await waitBriefly(syncSavedClasses());
}

/**
 * Creates an account and its row in `users`.
 * @returns whether the visitor is signed in. If not, the email address must be confirmed first.
 */
export async function signUp(email: string, password: string): Promise<boolean> {
	const data = await callService(async ({ auth }) => {
		requireStorage();
		return auth.signUp({ email, password });
	}).catch((error: unknown) => {
		report('Sign-up failed', error);
		if (error instanceof AccountError && error.isJustSent) return undefined; // a confirmed address gets no error, either
		throw error;
	});
	// Undefined: this address has just been sent an email. An account has an id, or the response doesn't come from the service.
	if (data && !data.user?.id) throw new AccountError('server');
	if (!data?.session) return false;
	// The database creates the row too. Never overwrite it: another tab may have saved a class already.
	const row = { id: data.session.user.id, savedShows: [] };
	await callService(async ({ database }) => database.from('users').upsert(row, { ignoreDuplicates: true })).catch(
		(error: unknown) => report('The record of the new account was not written', error),
	);
	await waitBriefly(syncSavedClasses());
	return true;
}

/** Requests an email with a link to the page that sets a new password. */
export async function requestReset(email: string): Promise<void> {
	await callService(async ({ auth }) => auth.resetPasswordForEmail(email)).catch((error: unknown) => {
		// The service counts emails per account, so this error would reveal one. In that case, an email has just been sent.
		if (getErrorKey(error) !== 'tooManyMails') throw error;
	});
}

/**
 * Signs out on this device at once, even offline. Then sends what the account doesn't have yet and ends the session at the
 * service.
 */
export async function signOut(): Promise<void> {
	const session = readJson('session');
	const tokens = ['access_token', 'refresh_token'].map((name) => getProperty(session, name));
	const [access_token = '', refresh_token = ''] = tokens.map((token) => (typeof token === 'string' ? token : ''));
	const changes = findUnsentChanges(readSavedClasses());
	forgetMember();
	const told = callService(async (service) => {
		service.abortRequests(); // a refresh would bring the session back
		const { auth, database } = service.createEphemeralClient();
		const { error } = await auth.setSession({ access_token, refresh_token });
		if (error) return { error };
		for (const change of changes) await database.rpc('save_class', toArguments(change));
		return auth.signOut({ scope: 'local' });
	}).catch(() => undefined);
	await waitBriefly(told);
}

/** Waits for something that continues anyway, but for three seconds at most. */
async function waitBriefly(action: Promise<unknown>): Promise<void> {
	await Promise.race([action, new Promise((resolve) => setTimeout(resolve, 3000))]);
}
