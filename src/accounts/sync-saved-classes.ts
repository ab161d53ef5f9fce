// Syncs a member's saved classes between this browser and the account.
import { getProperty } from '~/lib/get-property.ts';
import {
	type UnsentChange,
	findUnsentChanges,
	parseKeys,
	readSavedClasses,
	mergeAccountList,
	removeClass,
	writeSavedClasses,
} from '~/visitor/saved-classes.ts';
import { readMember } from '~/visitor/signed-in.ts';
import { readItem } from '~/visitor/storage.ts';
import { AccountError, type ErrorKey, getErrorKey } from './account-error.ts';
import { callService } from './call-service.ts';

/** @public For save-classes.ts, which loads this module by its address. */
export { checkSession } from './session.ts';

/** Why a saved class is not in the account. */
type SavingErrorKey = ErrorKey | 'full';

let running: Promise<SavingErrorKey | undefined> | undefined;

/**
 * Sends the pending changes one by one and stores the account's list. A change that cannot be sent stays in this browser for
 * the next sync. @returns the error, or undefined on success.
 */
export async function syncSavedClasses(): Promise<SavingErrorKey | undefined> {
	// One sync at a time. Its loop reads the stored list each time, so it sees changes made meanwhile.
	running ??= lock(sync)
		.catch(getErrorKey)
		.finally(() => (running = undefined));
	return running;
}

/** The arguments of `save_class`, a function of the database. */
export function toArguments({ key, state }: UnsentChange): { event_key: string; saved: boolean } {
	return { event_key: key, saved: state === 'added' };
}

/** Waits for the syncs of other tabs, whose responses may be older. Browsers have locks on HTTPS only. */
async function lock<Result>(action: () => Promise<Result>): Promise<Result> {
	return 'locks' in navigator ? navigator.locks.request('gym-week', action) : action();
}

async function sync(): Promise<'full' | undefined> {
	const account = readMember()?.id;
	if (account === undefined) throw new AccountError('signInAgain');
	const isSignedIn = () => readMember()?.id === account;
	let rejected: 'full' | undefined;
	let [change] = findUnsentChanges(readSavedClasses(account));
	do {
		const keys = await sendChange(change).catch((error: unknown) => {
			if (isSignedIn()) throw error;
		});
		if (!keys || !isSignedIn()) {
			// "Sign out" has removed the list, which must not come back. A session that ended by itself leaves it.
			if (readItem('week')) throw new AccountError('signInAgain');
			return undefined;
		}
		if (keys === 'full') rejected = keys;
		const list = readSavedClasses(account);
		const settled = keys === 'full' ? removeClass(list, change?.key) : mergeAccountList(list, keys, change);
		if (!writeSavedClasses(settled)) throw new AccountError('noStorage');
		[change] = findUnsentChanges(readSavedClasses(account));
	} while (change);
	return rejected;
}

/** Sends a change, or only reads the account's list. @returns the account's keys afterwards. */
async function sendChange(change: UnsentChange | undefined): Promise<string[] | 'full'> {
	const data = change ? await saveClass(change) : getProperty((await readRecord()) ?? { savedShows: [] }, 'savedShows');
	if (data === 'full') return data;
	const keys = parseKeys(data);
	if (!keys) throw new AccountError('server'); // the response does not come from our database
	return keys;
}

async function saveClass(change: UnsentChange): Promise<unknown> {
	return callService(async ({ database }) => {
		const response = await database.rpc('save_class', toArguments(change));
		return response.error?.code === '23514' ? { data: 'full', error: null } : response; // the check in supabase/schemas
	});
}

/** Reads the member's row in `users`; null if there is none yet: the first saved class creates it. */
export async function readRecord(): Promise<unknown> {
	const rows: unknown = await callService(async ({ database }) => database.from('users').select());
	if (!Array.isArray(rows)) throw new AccountError('server'); // the response does not come from our database
	return rows[0] ?? null;
}
