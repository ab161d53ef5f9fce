// Syncs a member's saved classes between this browser and the account.
import { getProperty } from '~/lib/get-property';
import {
	type Change,
	parseKeys,
	findNextChange,
	parseSavedClasses,
	type SavedClasses,
	savedClassesKey,
	withAccountList,
	withoutChange,
} from '~/lib/saved-classes';
import { callService, reportSetup } from './call-service';
import { type Failure, type SavingProblem, toSavingProblem } from './problems';
import { canStore, notifyAccountChange, signedInId } from './session';

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

/** Whether this browser has changes that are not in the account yet. */
export function hasUnsentChanges(): boolean {
	return findNextChange(read(signedInId())) !== undefined;
}

async function sync(): Promise<SavingProblem | undefined> {
	const account = signedInId();
	if (account === undefined) return 'signInAgain';
	let refused: SavingProblem | undefined;
	let change = findNextChange(read(account));
	do {
		const answer = await ask(change);
		// If the member has signed out meanwhile, the list is deleted. Do not restore it.
		if (signedInId() !== account) return localStorage.getItem(savedClassesKey) ? 'signInAgain' : undefined;
		const list = read(account);
		if ('keys' in answer) write(withAccountList(list, answer.keys, change));
		else if (answer.problem !== 'full' || !change) return answer.problem;
		else {
			refused = answer.problem;
			write(withoutChange(list, change));
		}
		change = findNextChange(read(account));
	} while (change);
	return refused;
}

/** Sends a change, or only reads the account's list. @returns the account's keys afterwards, or the problem. */
async function ask(change: Change | undefined): Promise<{ keys: string[] } | { problem: SavingProblem }> {
	let keys: string[] | undefined;
	const failure = await callService(async ({ client }): Promise<Failure | null> => {
		const answer = change
			? await client.rpc('save_class', { event_key: change.key, saved: change.state === 'added' })
			: await client.from('users').select('savedShows').maybeSingle();
		const isMissing = !change && answer.data === null; // no row yet: the first change creates it
		keys = parseKeys(isMissing ? [] : change ? answer.data : getProperty(answer.data, 'savedShows'));
		return answer.error && { code: answer.error.code, status: answer.status };
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
