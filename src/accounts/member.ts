// The actions on the account page.
import { callService, reportSetup, type Service } from './call-service.ts';
import { type AccountProblem, toAccountProblem, type Failure } from './problems.ts';
import { forgetSession, notifyAccountChange } from './session.ts';

/**
 * Changes the email address.
 * @param page the target of the links in the emails.
 * @returns "changed", "toConfirm" if the address must be confirmed first, or the problem.
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

/** Changes the password after checking the current one. @returns the problem, or undefined on success. */
export async function changePassword(current: string, password: string): Promise<AccountProblem | undefined> {
	const failure = await callService(async (service) => {
		const { client, session, error } = await signInAgain(service, current);
		if (!session) return error;
		const { error: refused } = await client.auth.updateUser({ password, current_password: current });
		if (refused) {
			await client.auth.signOut({ scope: 'local' });
			return refused;
		}
		return (await service.setSession(session)).error;
	});
	return failure && problemOf('Changing the password', failure);
}

/** Signs out on all devices. @returns the problem, or undefined on success. */
export async function signOutEverywhere(): Promise<AccountProblem | undefined> {
	const failure = await callService(async ({ client }) => {
		// auth-js 2.119 treats a refused sign-out (401, 403, 404) as success, so check first that the service accepts the session.
		// See the TODO(v3) in signOut(): https://github.com/supabase/supabase-js/blob/master/packages/core/auth-js/src/GoTrueClient.ts
		const { error } = await client.auth.getUser();
		return error ?? (await client.auth.signOut({ scope: 'global' })).error;
	});
	if (failure) return problemOf('Signing out everywhere', failure);
	forgetSession();
	return undefined;
}

/** Reads everything that is stored about the signed-in member. */
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

/** Deletes the account after checking the password. @returns the problem, or undefined on success. */
export async function deleteAccount(password: string): Promise<AccountProblem | undefined> {
	const failure = await callService(async (service) => {
		const { client, session, error } = await signInAgain(service, password);
		if (!session) return error;
		const { error: refused, status } = await client.rpc('delete_account');
		return refused && { code: refused.code, status };
	});
	if (failure) return problemOf('Deleting the account', failure);
	forgetSession();
	return undefined;
}

/**
 * Signs in again, which checks the password and gives the recent session that some changes require. The service says with
 * which address: it may have been changed on another device.
 */
async function signInAgain(service: Service, password: string) {
	const client = service.createEphemeralClient();
	const { data: member, error: ended } = await service.client.auth.getUser();
	if (ended) return { client, session: null, error: ended };
	const { data, error } = await client.auth.signInWithPassword({ email: member.user.email ?? '', password });
	return { client, session: data.session, error };
}

function problemOf(what: string, failure: Failure): AccountProblem {
	return reportSetup(what, failure, toAccountProblem(failure));
}
