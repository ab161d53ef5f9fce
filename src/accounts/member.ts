// What a member does on the account page.
import { ask, reportSetup } from './ask';
import { type AccountProblem, accountProblem, type Failure } from './messages';
import { announce, forgetSession } from './session';

/** What is stored about somebody, as the file that they take away. */
export interface StoredData {
	account: unknown;
	record: unknown;
}

/** Changes the address. @returns whether it is changed already or waits for a mail to be answered; or what went wrong. */
export async function changeEmail(
	email: string,
	page: string,
): Promise<'changed' | 'toConfirm' | { problem: AccountProblem }> {
	let changed = false;
	const failure = await ask(async ({ client }) => {
		const { data, error } = await client.auth.updateUser({ email }, { emailRedirectTo: page });
		changed = data.user?.email?.toLowerCase() === email.toLowerCase();
		return error;
	});
	if (failure) return { problem: tell('Changing the address', failure) };
	announce();
	return changed ? 'changed' : 'toConfirm';
}

/** Changes the password of whoever knows the old one. @returns what went wrong, or nothing. */
export async function changePassword(
	email: string,
	current: string,
	password: string,
): Promise<AccountProblem | undefined> {
	// Signing in anew proves the old password, and gives the fresh session that a project may demand for this.
	const failure = await ask(async ({ createPassingClient, adopt }) => {
		const { auth } = createPassingClient();
		const { data, error } = await auth.signInWithPassword({ email, password: current });
		if (error) return error;
		const { error: refused } = await auth.updateUser({ password, current_password: current });
		if (refused) {
			await auth.signOut({ scope: 'local' });
			return refused;
		}
		return (await adopt(data.session)).error;
	});
	return failure && tell('Changing the password', failure);
}

/** Ends every session of the account, on all devices. @returns what went wrong, or nothing. */
export async function signOutEverywhere(): Promise<AccountProblem | undefined> {
	const failure = await ask(async ({ client }) => {
		// auth-js takes any refusal to end sessions for success, also one of the site's key: so whether it is heard comes first.
		const { error } = await client.auth.getUser();
		return error ?? (await client.auth.signOut({ scope: 'global' })).error;
	});
	if (failure) return tell('Signing out everywhere', failure);
	forgetSession();
	return undefined;
}

/** Reads all that is stored about whoever is signed in. */
export async function readStoredData(): Promise<StoredData | { problem: AccountProblem }> {
	const stored: StoredData = { account: undefined, record: undefined };
	const failure = await ask(async ({ client }) => {
		const { data, error } = await client.auth.getUser();
		if (error) return error;
		const record = await client.from('users').select().maybeSingle();
		const kept: unknown = record.data;
		Object.assign(stored, { account: data.user, record: kept });
		return record.error && { code: record.error.code, status: record.status };
	});
	return failure ? { problem: tell('Reading the stored data', failure) } : stored;
}

/** Deletes the account of whoever knows its password. @returns what went wrong, or nothing. */
export async function deleteAccount(email: string, password: string): Promise<AccountProblem | undefined> {
	const failure = await ask(async ({ createPassingClient }) => {
		const passing = createPassingClient();
		const { error } = await passing.auth.signInWithPassword({ email, password });
		if (error) return error;
		const { error: refused, status } = await passing.rpc('delete_account');
		return refused && { code: refused.code, status };
	});
	if (failure) return tell('Deleting the account', failure);
	forgetSession();
	return undefined;
}

function tell(what: string, failure: Failure): AccountProblem {
	return reportSetup(what, failure, accountProblem(failure));
}
