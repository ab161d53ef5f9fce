import { callService, report, reportSetup, requireStorage } from './call-service';
import {
	type ResendProblem,
	resendProblem,
	resetProblem,
	secondsToWait,
	type SignInProblem,
	signInProblem,
	type SignUpProblem,
	signUpProblem,
} from './messages';
import { fetchSavedClasses, hasUnsentChanges, syncSavedClasses } from './saved-classes';
import { forgetSession } from './session';

/** Signs in. @returns what went wrong, or nothing. */
export async function signIn(email: string, password: string): Promise<SignInProblem | undefined> {
	const failure = await callService(async ({ client }) => {
		requireStorage();
		return (await client.auth.signInWithPassword({ email, password })).error;
	});
	if (failure) return reportSetup('Sign-in', failure, signInProblem(failure));
	await fetchSavedClasses();
	return undefined;
}

/** How a sign-up ended: signed in, waiting for the e-mail address to be confirmed, or with a problem. */
export type SignUpResult = 'signedIn' | 'toConfirm' | { problem: SignUpProblem };

/**
 * Creates an account and its record.
 * @param confirmationPage where the link in the mail leads, if the service sends one.
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
		return { problem: signUpProblem(failure) };
	}
	if (userId === undefined) return 'toConfirm';
	await writeRecord(userId);
	await fetchSavedClasses();
	return 'signedIn';
}

/** Has the service send a mail with a link to `page`, where a new password can be chosen. @returns what went wrong, or nothing. */
export async function requestReset(email: string, page: string): Promise<ResendProblem | undefined> {
	const failure = await callService(
		async ({ client }) => (await client.auth.resetPasswordForEmail(email, { redirectTo: page })).error,
	);
	return failure && reportSetup('Asking for a new password', failure, resetProblem(failure));
}

/** Has the service send the mail that confirms an address once more. @returns what went wrong and how long to wait, or nothing. */
export async function resendConfirmation(
	email: string,
	page: string,
): Promise<{ problem: ResendProblem; seconds?: number | undefined } | undefined> {
	const failure = await callService(async ({ client }) => {
		const options = { emailRedirectTo: page };
		return (await client.auth.resend({ type: 'signup', email, options })).error;
	});
	if (!failure) return undefined;
	const problem = reportSetup('Sending the confirmation again', failure, resendProblem(failure));
	return { problem, seconds: secondsToWait(failure) };
}

/** Signs out on this device. That needs no connection; the service is told when it can be reached. */
export async function signOut(): Promise<void> {
	if (hasUnsentChanges()) await syncSavedClasses(); // they would be lost with the list
	await callService(async ({ client }) => (await client.auth.signOut({ scope: 'local' })).error);
	forgetSession();
}

/** The account exists already and the database makes the record by itself, so a visitor isn't told of a failure here. */
async function writeRecord(id: string): Promise<void> {
	const failure = await callService(async ({ client }) => {
		// Never over a record that is there: another page of this browser may have saved a class already.
		const { error, status } = await client.from('users').upsert({ id, savedShows: [] }, { ignoreDuplicates: true });
		return error && { code: error.code, status };
	});
	if (failure) report('The record of the new account was not written', failure);
}
