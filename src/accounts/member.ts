// What a member does on the account page.
import { callService, reportSetup } from './call-service';
import { type AccountProblem, accountProblem, type Failure } from './messages';
import { forgetSession, notifyAccountChange, signedInAs } from './session';

/**
 * Changes the address.
 * @param page where the links in the mails lead.
 * @returns whether it is changed already or must be confirmed first; or what went wrong.
 */
export async function changeEmail(
	email: string,
	page: string,
): Promise<'changed' | 'toConfirm' | { problem: AccountProblem }> {
	let changed = false;
	const failure = await callService(async ({ client }) => {
		const { data, error } = await client.auth.updateUser({ email }, { emailRedirectTo: page });
		changed = data.user?.email?.toLowerCase() === email.toLowerCase();
		return error;
	});
	if (failure) return { problem: problemOf('Changing the address', failure) };
	notifyAccountChange();
	return changed ? 'changed' : 'toConfirm';
}

/** Changes the password of a member who knows the old one. @returns what went wrong, or nothing. */
export async function changePassword(current: string, password: string): Promise<AccountProblem | undefined> {
	const email = signedInAs() ?? '';
	// Signing in again proves the old password, and gives the fresh session that a project may ask for.
	const failure = await callService(async ({ createEphemeralClient, setSession }) => {
		const { auth } = createEphemeralClient();
		const { data, error } = await auth.signInWithPassword({ email, password: current });
		if (error) return error;
		const { error: refused } = await auth.updateUser({ password, current_password: current });
		if (refused) {
			await auth.signOut({ scope: 'local' });
			return refused;
		}
		return (await setSession(data.session)).error;
	});
	return failure && problemOf('Changing the password', failure);
}

/** Ends every session of the account, on all devices. @returns what went wrong, or nothing. */
export async function signOutEverywhere(): Promise<AccountProblem | undefined> {
	const failure = await callService(async ({ client }) => {
		// auth-js takes any refusal to end sessions for success, so we first find out whether the service accepts us.
		const { error } = await client.auth.getUser();
		return error ?? (await client.auth.signOut({ scope: 'global' })).error;
	});
	if (failure) return problemOf('Signing out everywhere', failure);
	forgetSession();
	return undefined;
}

/** Reads all that is stored about the member who is signed in. */
export async function readStoredData(): Promise<{ account?: unknown; record?: unknown } | { problem: AccountProblem }> {
	const stored: { account?: unknown; record?: unknown } = {};
	const failure = await callService(async ({ client }) => {
		const { data, error } = await client.auth.getUser();
		if (error) return error;
		const record = await client.from('users').select().maybeSingle();
		stored.account = data.user;
		stored.record = record.data;
		return record.error && { code: record.error.code, status: record.status };
	});
	return failure ? { problem: problemOf('Reading the stored data', failure) } : stored;
}

/** Deletes the account of a member who knows its password. @returns what went wrong, or nothing. */
export async function deleteAccount(password: string): Promise<AccountProblem | undefined> {
	const failure = await callService(async ({ createEphemeralClient }) => {
		const client = createEphemeralClient();
		const { error } = await client.auth.signInWithPassword({ email: signedInAs() ?? '', password });
		if (error) return error;
		const { error: refused, status } = await client.rpc('delete_account');
		return refused && { code: refused.code, status };
	});
	if (failure) return problemOf('Deleting the account', failure);
	forgetSession();
	return undefined;
}

function problemOf(what: string, failure: Failure): AccountProblem {
	return reportSetup(what, failure, accountProblem(failure));
}
