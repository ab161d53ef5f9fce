// The saved classes of a member: the list in this browser and the one of the account become the same.
import { getProperty } from '~/lib/get-property';
import {
	type Change,
	keysOf,
	nextChange,
	parseSavedClasses,
	type SavedClasses,
	savedClassesKey,
	withAccountList,
	withoutChange,
} from '~/lib/saved-classes';
import { callService, reportSetup } from './call-service';
import { type Failure, type SavingProblem, savingProblem } from './messages';
import { canStore, notifyAccountChange, signedInId } from './session';

let running: Promise<SavingProblem | undefined> | undefined;

/**
 * Sends the changes that the account has yet to be told, one by one, and takes over its list. A change that cannot be sent
 * stays in this browser for the next time. @returns what went wrong, or nothing.
 */
export async function syncSavedClasses(): Promise<SavingProblem | undefined> {
	// One at a time: a change that is made meanwhile is seen by the loop, which reads the stored list anew each time.
	running ??= sync()
		.catch(() => 'noStorage' as const) // the storage is full
		.finally(() => (running = undefined));
	return running;
}

/** The same where the account's list is welcome but not worth waiting long for: right after signing in. */
export async function fetchSavedClasses(): Promise<void> {
	await Promise.race([syncSavedClasses(), new Promise((resolve) => setTimeout(resolve, 3000))]);
}

/** Whether this browser has changes that the account has yet to be told. */
export function hasUnsentChanges(): boolean {
	return nextChange(read(signedInId())) !== undefined;
}

async function sync(): Promise<SavingProblem | undefined> {
	const account = signedInId();
	if (account === undefined) return 'signInAgain';
	let refused: SavingProblem | undefined;
	let change = nextChange(read(account));
	do {
		const answer = await ask(change);
		// Whoever signed out meanwhile took the list along, and nothing may bring it back.
		if (signedInId() !== account) return localStorage.getItem(savedClassesKey) ? 'signInAgain' : undefined;
		const list = read(account);
		if ('keys' in answer) write(withAccountList(list, answer.keys, change));
		else if (answer.problem !== 'full' || !change) return answer.problem;
		else {
			refused = answer.problem;
			write(withoutChange(list, change));
		}
		change = nextChange(read(account));
	} while (change);
	return refused;
}

/** Tells the account of a change, or only asks for its list. @returns the keys that it has then, or what went wrong. */
async function ask(change: Change | undefined): Promise<{ keys: string[] } | { problem: SavingProblem }> {
	let keys: string[] | undefined;
	const failure = await callService(async ({ client }): Promise<Failure | null> => {
		const answer = change
			? await client.rpc('save_class', { event_key: change.key, saved: change.state === 'added' })
			: await client.from('users').select('savedShows').maybeSingle();
		const isMissing = !change && answer.data === null; // the record, which the first change will make
		keys = keysOf(isMissing ? [] : change ? answer.data : getProperty(answer.data, 'savedShows'));
		return answer.error && { code: answer.error.code, status: answer.status };
	});
	if (keys && !failure) return { keys };
	// No list is no answer of our database.
	const problem = savingProblem(failure ?? { status: 500 });
	return { problem: reportSetup('Saving a class', failure ?? {}, problem) };
}

function read(account: string | undefined): SavedClasses {
	return parseSavedClasses(canStore() ? localStorage.getItem(savedClassesKey) : null, account);
}

function write(list: SavedClasses): void {
	localStorage.setItem(savedClassesKey, JSON.stringify(list));
	notifyAccountChange();
}
