// The stars on a page: they show which classes are saved, and save or remove a class on click. This script is inlined, so it
// imports no functions. lib/saved-classes.ts documents the stored format and keys.
import savedClasses from '~/accounts/saved-classes.ts?address';
import { sessionKey } from '~/accounts/storage-keys.ts';
import { type SavedClasses, savedClassesKey } from '~/lib/saved-classes.ts';

const mostClasses = 60; // the database has the same limit

const status = document.querySelector<HTMLElement>('.star-status');

/** The stored list or session. */
interface Stored {
	account?: string;
	states?: SavedClasses['states'];
	user?: { id?: string } | null;
}

function readStored(name: string): Stored {
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by this site
		return JSON.parse(localStorage.getItem(name) ?? '{}') ?? {};
	} catch {
		return {}; // storage is blocked or not JSON
	}
}

/** Reads the list of the member or visitor. Ignores a list that another member left in this browser. */
function readList() {
	const { account, states } = readStored(savedClassesKey);
	const member = readStored(sessionKey).user?.id;
	return { account, member, states: account && member && account !== member ? {} : { ...states } };
}

function isSaved(state: string | undefined): boolean {
	return state === 'saved' || state === 'added';
}

function markStars(): void {
	const { states } = readList();
	for (const star of document.querySelectorAll<HTMLElement>('.star')) {
		star.ariaPressed = String(isSaved(states[star.dataset['event'] ?? '']));
	}
}

/** Shows one of the messages of StarStatus.astro; without a name, clears it. */
function showMessage(name?: string): void {
	if (status) status.textContent = name ? (status.dataset[name] ?? status.dataset['later'] ?? '') : '';
}

function toggleStar({ target }: Event): void {
	const key = target instanceof Element && target.closest<HTMLElement>('.star')?.dataset['event'];
	if (!key) return;
	const { account, member, states } = readList();
	const list: { [key: string]: string | undefined } = states;
	const owner = member ?? account;
	const isFirst = !Object.values(list).some(isSaved);
	// Only an account needs a record of the removal, to sync it.
	if (isSaved(list[key])) list[key] = owner && 'removed';
	else if (Object.values(list).filter(isSaved).length < mostClasses) list[key] = 'added';
	else return showMessage('full');
	try {
		localStorage.setItem(savedClassesKey, JSON.stringify({ account: owner, states: list }));
	} catch {
		return showMessage('noStorage');
	}
	showMessage(isFirst ? 'first' : undefined);
	markStars();
	void sync();
}

/** Syncs with the account if there are changes. Waits until the page has loaded, which has priority, and is visible. */
async function sync(): Promise<void> {
	const { account, member, states } = readList();
	const isUnsent = Object.values(states).some((state) => state !== 'saved');
	// My week always syncs, to show what other devices have saved.
	if (document.hidden || document.readyState !== 'complete' || !(isUnsent || location.hash === '#mine')) return;
	if (!member) return account ? showMessage('signInAgain') : undefined;
	if (!navigator.onLine) return isUnsent ? showMessage('later') : undefined;
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the module at this address
		const accounts: typeof import('~/accounts/saved-classes.ts') = await import(/* @vite-ignore */ savedClasses);
		const error = await accounts.syncSavedClasses();
		// Nobody would have time to read the first message.
		if (error || status?.textContent !== status?.dataset['first']) showMessage(error);
		if (location.hash !== '#mine') return;
		await accounts.checkSession();
		const now = readList();
		if (now.account && !now.member) showMessage('signInAgain');
	} catch {
		showMessage('later');
	}
}

for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, markStars);
for (const type of ['load', 'online', 'hashchange', 'visibilitychange']) addEventListener(type, sync);
addEventListener('click', toggleStar);
markStars();
