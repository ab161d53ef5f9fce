// The actions on the account page. Each throws an AccountError if it fails.
import { forgetMember } from '~/visitor/signed-in.ts';
import { AccountError } from './account-error.ts';
import { callService } from './call-service.ts';
import type { AccountClient } from './load-service.ts';
import { readRecord } from './sync-saved-classes.ts';

/** Changes the email address. @returns whether it is changed. If not, the address must be confirmed first. */
export async function changeEmail(email: string): Promise<boolean> {
	const { user } = await callService(async ({ auth }) => auth.updateUser({ email }));
	return user?.email?.toLowerCase() === email.toLowerCase();
}

/** Changes the password after checking the current one. */
export async function changePassword(current: string, password: string): Promise<void> {
	await callService(async (service) => {
		const { auth, session } = await openRecentSession(service, current);
		const changed = await auth.updateUser({ password, current_password: current });
		if (!changed.error) return service.auth.setSession(session);
		await auth.signOut({ scope: 'local' });
		return changed;
	}, passwordCodes);
}

/** Signs out on all devices. */
export async function signOutEverywhere(): Promise<void> {
	await callService(async ({ auth }) => {
		// auth-js 2.119 treats a refused sign-out (401, 403, 404) as success, so check first that the service accepts the session.
		// See the TODO(v3) in signOut(): https://github.com/supabase/supabase-js/blob/master/packages/core/auth-js/src/GoTrueClient.ts
		const member = await auth.getUser();
		return member.error ? member : auth.signOut({ scope: 'global' });
	});
	forgetMember();
}

/** Reads everything that is stored about the signed-in member. */
export async function readStoredData(): Promise<{ account: unknown; record: unknown }> {
	const { user } = await callService(async ({ auth }) => auth.getUser());
	if (!user?.id) throw new AccountError('server'); // the response does not come from the service
	return { account: user, record: await readRecord() };
}

/** Deletes the account after checking the password. One that is gone is deleted: the response of an earlier attempt was lost. */
export async function deleteAccount(password: string): Promise<void> {
	await callService(async (service) => {
		const { auth, database } = await openRecentSession(service, password);
		const deleted = await database.rpc('delete_account');
		if (deleted.error) await auth.signOut({ scope: 'local' });
		return deleted;
	}, passwordCodes).catch((error: unknown) => {
		if (!(error instanceof AccountError && error.failure.code === 'user_not_found')) throw error;
	});
	forgetMember();
}

/** In a form that asks for the password only, nothing else can be wrong. */
const passwordCodes = { invalid_credentials: 'wrongPassword' } as const;

/**
 * Signs in again, which checks the password and gives the recent session that some changes require. The service says which
 * address the account has: the member may have changed it on another device.
 */
async function openRecentSession(service: AccountClient, password: string) {
	const client = service.createEphemeralClient();
	const { data: member, error: ended } = await service.auth.getUser();
	if (ended) throw ended;
	const { data, error } = await client.auth.signInWithPassword({ email: member.user.email ?? '', password });
	if (error) throw error;
	return { ...client, session: data.session };
}
