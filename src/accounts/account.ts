// The actions of visitors. Each throws an AccountError if it fails.
import { getErrorKey } from './account-error.ts';
import { callService, createMailTarget, report, requireStorage } from './call-service.ts';
import { fetchSavedClasses, hasUnsentChanges, syncSavedClasses } from './saved-classes.ts';
import { forgetSession } from './session.ts';

/** Signs in. */
export async function signIn(email: string, password: string): Promise<void> {
	await callService(
		async ({ auth }) => {
			requireStorage();
			return auth.signInWithPassword({ email, password });
		},
		// Some versions of the service send no code for a wrong password (https://github.com/supabase/auth/issues/1662).
		{ validation_failed: 'wrong', 400: 'wrong', email_provider_disabled: 'setup' },
	);
	await fetchSavedClasses();
}

/**
 * Creates an account and its row in `users`.
 * @returns whether the visitor is signed in. If not, the email address must be confirmed first.
 */
export async function signUp(email: string, password: string): Promise<boolean> {
	const { session } = await callService(async ({ auth }) => {
		requireStorage();
		return auth.signUp({ email, password, options: { emailRedirectTo: createMailTarget('/login') } });
	}).catch((error: unknown) => {
		report('Sign-up failed', error);
		throw error;
	});
	if (!session) return false;
	// The database creates the row too. Never overwrite it: another tab may have saved a class already.
	const row = { id: session.user.id, savedShows: [] };
	await callService(async ({ database }) => database.from('users').upsert(row, { ignoreDuplicates: true })).catch(
		(error: unknown) => {
			report('The record of the new account was not written', error);
		},
	);
	await fetchSavedClasses();
	return true;
}

/** Requests an email with a link to the page that sets a new password. */
export async function requestReset(email: string): Promise<void> {
	const redirectTo = createMailTarget('/new-password');
	try {
		await callService(async ({ auth }) => auth.resetPasswordForEmail(email, { redirectTo }));
	} catch (error) {
		// The service counts emails per account, so this error would reveal one. In that case, an email has already been sent.
		if (getErrorKey(error) !== 'tooManyMails') throw error;
	}
}

/** Requests another confirmation email. */
export async function resendConfirmation(email: string): Promise<void> {
	const options = { emailRedirectTo: createMailTarget('/login') };
	await callService(async ({ auth }) => auth.resend({ type: 'signup', email, options }));
}

/** Signs out on this device, even offline. Tells the service if it can be reached. */
export async function signOut(): Promise<void> {
	if (hasUnsentChanges()) await syncSavedClasses(); // signing out deletes the list
	await callService(async ({ auth }) => auth.signOut({ scope: 'local' })).catch(() => undefined);
	forgetSession();
}
