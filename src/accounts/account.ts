import { callService, report, reportSetup, requireStorage } from './call-service.ts';
import {
	type ResendProblem,
	toResendProblem,
	toResetProblem,
	readSecondsToWait,
	type SignInProblem,
	toSignInProblem,
	type SignUpProblem,
	toSignUpProblem,
} from './problems.ts';
import { fetchSavedClasses, hasUnsentChanges, syncSavedClasses } from './saved-classes.ts';
import { forgetSession } from './session.ts';

/** Signs in. @returns the problem, or undefined on success. */
export async function signIn(email: string, password: string): Promise<SignInProblem | undefined> {
	const failure = await callService(async ({ client }) => {
		requireStorage();
		return (await client.auth.signInWithPassword({ email, password })).error;
	});
	if (failure) return reportSetup('Sign-in', failure, toSignInProblem(failure));
	await fetchSavedClasses();
	return undefined;
}

/** The outcome of a sign-up. `toConfirm`: the email address must be confirmed first. */
export type SignUpResult = 'signedIn' | 'toConfirm' | { problem: SignUpProblem };

/**
 * Creates an account and its row in `users`.
 * @param confirmationPage the target of the link in the confirmation email, if the service sends one.
 */
export async function signUp(email: string, password: string, confirmationPage: string): Promise<SignUpResult> {
	let userId: string | undefined;
	const failure = await callService(async ({ client }) => {
		requireStorage();
		const options = { emailRedirectTo: confirmationPage };
		const { data, error } = await client.auth.signUp({ email, password, options });
		userId = data.session?.user.id;
		return error;
	});
	if (failure) {
		report('Sign-up failed', failure);
		return { problem: toSignUpProblem(failure) };
	}
	if (userId === undefined) return 'toConfirm';
	await writeRecord(userId);
	await fetchSavedClasses();
	return 'signedIn';
}

/** Requests an email with a link to `page`, which sets a new password. @returns the problem, or undefined on success. */
export async function requestReset(email: string, page: string): Promise<ResendProblem | undefined> {
	const failure = await callService(
		async ({ client }) => (await client.auth.resetPasswordForEmail(email, { redirectTo: page })).error,
	);
	return failure && reportSetup('Asking for a new password', failure, toResetProblem(failure));
}

/** Requests another confirmation email. @returns the problem and the seconds to wait, or undefined on success. */
export async function resendConfirmation(
	email: string,
	page: string,
): Promise<{ problem: ResendProblem; seconds?: number | undefined } | undefined> {
	const failure = await callService(async ({ client }) => {
		const options = { emailRedirectTo: page };
		return (await client.auth.resend({ type: 'signup', email, options })).error;
	});
	if (!failure) return undefined;
	const problem = reportSetup('Sending the confirmation again', failure, toResendProblem(failure));
	return { problem, seconds: readSecondsToWait(failure) };
}

/** Signs out on this device, even offline. Tells the service if it can be reached. */
export async function signOut(): Promise<void> {
	if (hasUnsentChanges()) await syncSavedClasses(); // signing out deletes the list
	await callService(async ({ client }) => (await client.auth.signOut({ scope: 'local' })).error);
	forgetSession();
}

/** Creates the account's row. Only logs a failure: the account exists, and the database creates the row itself. */
async function writeRecord(id: string): Promise<void> {
	const failure = await callService(async ({ client }) => {
		// Never overwrite an existing row: another tab may have saved a class already.
		const { error, status } = await client.from('users').upsert({ id, savedShows: [] }, { ignoreDuplicates: true });
		return error && { code: error.code, status };
	});
	if (failure) report('The record of the new account was not written', failure);
}
