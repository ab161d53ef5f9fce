// Syncs a member's saved classes between this browser and the account.
import { getProperty } from '~/lib/get-property.ts';
import {
	type UnsentChange,
	parseKeys,
	findNextChange,
	parseSavedClasses,
	type SavedClasses,
	savedClassesKey,
	savedKeys,
	withAccountList,
	withoutChange,
} from '~/lib/saved-classes.ts';
import { callService, reportSetup } from './call-service.ts';
import { type Failure, type SavingProblem, toSavingProblem } from './problems.ts';
import { canStore, notifyAccountChange, getSignedInId } from './session.ts';

/** @public For stars.ts, which loads this module by its address. */
export { checkSession } from './session.ts';

let running: Promise<SavingProblem | undefined> | undefined;

/**
 * Sends the pending changes one by one and stores the account's list. A change that cannot be sent stays in this browser for
 * the next sync. @returns the problem, or undefined on success.
 */
export async function syncSavedClasses(): Promise<SavingProblem | undefined> {
	// One sync at a time. Its loop reads the stored list each time, so it sees changes made meanwhile.
	running ??= sync()
		.catch(() => 'noStorage' as const) // the storage is full
		.finally(() => (running = undefined));
	return running;
}

/** Syncs after signing in, but waits 3 seconds at most. */
export async function fetchSavedClasses(): Promise<void> {
	await Promise.race([syncSavedClasses(), new Promise((resolve) => setTimeout(resolve, 3000))]);
}

/** The classes saved in this browser. */
export function readSavedKeys(): string[] {
	return savedKeys(read(getSignedInId()));
}

/** Whether this browser has changes that are not in the account yet. */
export function hasUnsentChanges(): boolean {
	return findNextChange(read(getSignedInId())) !== undefined;
}

async function sync(): Promise<SavingProblem | undefined> {
	const account = getSignedInId();
	if (account === undefined) return 'signInAgain';
	let rejected: SavingProblem | undefined;
	let change = findNextChange(read(account));
	do {
		const result = await sendChange(change);
		// If the member has signed out meanwhile, the list is deleted. Do not restore it.
		if (getSignedInId() !== account) return localStorage.getItem(savedClassesKey) ? 'signInAgain' : undefined;
		const list = read(account);
		if ('keys' in result) write(withAccountList(list, result.keys, change));
		else if (result.problem !== 'full' || !change) return result.problem;
		else {
			rejected = result.problem;
			write(withoutChange(list, change));
		}
		change = findNextChange(read(account));
	} while (change);
	return rejected;
}

/** Sends a change, or only reads the account's list. @returns the account's keys afterwards, or the problem. */
async function sendChange(change: UnsentChange | undefined): Promise<{ keys: string[] } | { problem: SavingProblem }> {
	let keys: string[] | undefined;
	const failure = await callService(async ({ client }): Promise<Failure | null> => {
		const response = change
			? await client.rpc('save_class', { event_key: change.key, saved: change.state === 'added' })
			: await client.from('users').select('savedShows').maybeSingle();
		const isMissing = !change && response.data === null; // no row yet: the first change creates it
		keys = parseKeys(isMissing ? [] : change ? response.data : getProperty(response.data, 'savedShows'));
		return response.error && { code: response.error.code, status: response.status };
	});
	if (keys && !failure) return { keys };
	// A response without a list does not come from our database.
	const problem = toSavingProblem(failure ?? { status: 500 });
	return { problem: reportSetup('Saving a class', failure ?? {}, problem) };
}

function read(account: string | undefined): SavedClasses {
	return parseSavedClasses(canStore() ? localStorage.getItem(savedClassesKey) : null, account);
}

function write(list: SavedClasses): void {
	localStorage.setItem(savedClassesKey, JSON.stringify(list));
	notifyAccountChange();
}
