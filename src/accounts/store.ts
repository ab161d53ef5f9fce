// Everything that this site stores in a visitor's browser: under which key, where, whose it is, and what a valid value is. No other
// file uses localStorage or sessionStorage; only the account service's client writes the session itself. Nothing here throws:
// storage may be blocked or full. Imports nothing of the service, because scripts of pages contain this file.
import { getProperty } from '~/lib/get-property.ts';
import { parseSavedClasses, type SavedClasses, savedKeys } from '~/lib/saved-classes.ts';

/** The key of the session. The service's client appends words to it for what else it stores. */
export const sessionKey = 'gym-session';

const keys = {
	session: sessionKey,
	/** My week: lib/saved-classes.ts. */
	savedClasses: 'gym-week',
	/** A message that is being written on the contact page. */
	draft: 'gym-message',
	/** Makes the home page greet a new member. */
	welcome: 'gym-welcome',
	/** The id of the member whose entries this tab has. */
	member: 'gym-member',
	/** Where the visitor came from: layouts/note-source.ts. */
	source: 'gym-source',
	/** The ids of closed announcements. */
	closed: 'gym-closed',
};
type Name = keyof typeof keys;

/** In local storage, until the member signs out. */
const local: Name[] = ['session', 'savedClasses'];

/** In session storage, until the member signs out. All others are the browser's, until the tab is closed. */
const ofMember: Name[] = ['draft', 'welcome', 'member'];

function getStorage(name: Name): Storage {
	return local.includes(name) ? localStorage : sessionStorage;
}

/** Reads an entry; undefined if there is none. */
export function readItem(name: Name): string | undefined {
	try {
		return getStorage(name).getItem(keys[name]) ?? undefined;
	} catch {
		return undefined; // storage is blocked
	}
}

/** Stores an entry. @returns whether it is stored. */
export function writeItem(name: Name, value: string): boolean {
	try {
		getStorage(name).setItem(keys[name], value);
	} catch {
		return false; // storage is blocked or full
	}
	if (local.includes(name)) notifyStoreChange();
	return true;
}

/** Removes an entry. */
export function removeItem(name: Name): void {
	try {
		const storage = getStorage(name);
		// With what the service's client has stored beside the session.
		const stored = Object.keys(storage).filter((key) => key === keys[name] || key.startsWith(`${keys[name]}-`));
		for (const key of stored) storage.removeItem(key);
	} catch {
		// storage is blocked
	}
}

/** Whether local storage is available. */
export function canStore(): boolean {
	const probe = 'gym-probe';
	try {
		localStorage.setItem(probe, '');
		localStorage.removeItem(probe);
		return true;
	} catch {
		return false;
	}
}

/** Calls a listener when the session or the saved classes may have changed: here, in another tab, or while the page was away. */
export function onStoreChange(listener: () => void): void {
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, listener);
}

/** Calls the listeners of onStoreChange(). */
export function notifyStoreChange(): void {
	dispatchEvent(new Event('accountchange'));
}

/** The signed-in member. */
interface Member {
	/** Unlike the email address, it never changes. */
	id: string;
	email: string;
	/** Whether the session must be refreshed first. */
	isExpired: boolean;
}

/** Reads the session, whatever it contains. */
export function readSession(): unknown {
	return readJson('session');
}

/** Reads the signed-in member from the session. */
export function readMember(): Member | undefined {
	const session = readSession();
	const user = getProperty(session, 'user');
	const [id, email] = [getProperty(user, 'id'), getProperty(user, 'email')];
	if (typeof id !== 'string' || typeof email !== 'string') return undefined;
	return {
		id,
		email,
		isExpired: Number(getProperty(session, 'expires_at')) * 1000 < Date.now(),
	};
}

/** Removes what belongs to a member from this browser: at once, without calling the service. */
export function forgetMember(): void {
	for (const name of [...local, ...ofMember]) removeItem(name);
	notifyStoreChange();
}

/**
 * Removes what another member has left in this tab. Local storage has only one member's entries, or a visitor's.
 * @param id of the member who is signed in now.
 */
export function keepTabOf(id: string | undefined): void {
	const last = readItem('member');
	if (last === id) return;
	if (last !== undefined) for (const name of ofMember) removeItem(name);
	if (id !== undefined) writeItem('member', id);
}

/** Reads the saved classes of the member or visitor. Ignores a list that another member left in this browser. */
export function readSavedClasses(account = readMember()?.id): SavedClasses {
	return parseSavedClasses(readJson('savedClasses'), account);
}

/** The keys of the saved classes. */
export function readSavedKeys(): string[] {
	return savedKeys(readSavedClasses());
}

/** Stores the saved classes. @returns whether they are stored. */
export function writeSavedClasses(list: SavedClasses): boolean {
	return writeItem('savedClasses', JSON.stringify(list));
}

function readJson(name: Name): unknown {
	try {
		return JSON.parse(readItem(name) ?? 'null');
	} catch {
		return undefined; // not written by this site
	}
}
