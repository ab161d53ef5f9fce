// Everything that this site stores in a visitor's browser, as "gym-" and a name: where, whose it is, and what a valid value is. No
// other file uses localStorage or sessionStorage; only the account service's client writes the session itself. Nothing here throws:
// storage may be blocked or full. Imports nothing of the service, because scripts of pages contain this file.
import { getProperty } from '~/lib/get-property.ts';
import { parseSavedClasses, type SavedClasses, savedKeys } from '~/lib/saved-classes.ts';

/** The key of the session. The service's client appends words to it for what else it stores. */
export const sessionKey = 'gym-session';

/** In local storage, until the member signs out: the session, and My week (lib/saved-classes.ts). */
const local = ['session', 'week'] as const;

/**
 * In session storage, until the member signs out, and in another tab, until its form opens: the message that is being written, and
 * the id of the member whose entries the tab has.
 */
const ofMember = ['message', 'member'] as const;

/** The others, until the tab is closed: where the visitor came from (layouts/note-source.ts), the ids of closed announcements. */
type Name = (typeof local)[number] | (typeof ofMember)[number] | 'source' | 'closed';

const isLocal = (name: Name) => local.some((one) => one === name);
const getStorage = (name: Name) => (isLocal(name) ? localStorage : sessionStorage);

/** Reads an entry; undefined if there is none. */
export function readItem(name: Name): string | undefined {
	try {
		return getStorage(name).getItem(`gym-${name}`) ?? undefined;
	} catch {
		return undefined; // storage is blocked
	}
}

/** Reads an entry in JSON, whatever it contains. */
export function readJson(name: Name): unknown {
	try {
		return JSON.parse(readItem(name) ?? 'null');
	} catch {
		return undefined; // not written by this site
	}
}

/** Stores an entry. @returns whether it is stored. */
export function writeItem(name: Name, value: string): boolean {
	try {
		getStorage(name).setItem(`gym-${name}`, value);
	} catch {
		return false; // storage is blocked or full
	}
	if (isLocal(name)) notifyStoreChange();
	return true;
}

/** Removes an entry, with what the service's client has stored beside the session. */
export function removeItem(name: Name): void {
	try {
		const storage = getStorage(name);
		const stored = Object.keys(storage).filter((key) => `${key}-`.startsWith(`gym-${name}-`));
		for (const key of stored) storage.removeItem(key);
	} catch {
		// storage is blocked
	}
}

/** Whether local storage is available. */
export function canStore(): boolean {
	return writeItem('week', readItem('week') ?? 'null');
}

/** Calls a listener when the session or the saved classes may have changed: here, in another tab, or while the page was away. */
export function onStoreChange(listener: () => void): void {
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, listener);
}

/** Calls the listeners of onStoreChange(). */
export function notifyStoreChange(): void {
	dispatchEvent(new Event('accountchange'));
}

/** Reads the signed-in member from the session. Unlike the email address, the id never changes. */
export function readMember() {
	const user = getProperty(readJson('session'), 'user');
	const [id, email] = [getProperty(user, 'id'), getProperty(user, 'email')];
	return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

/** Removes what belongs to a member from this browser: at once, without calling the service. Other tabs follow (keepTabOf). */
export function forgetMember(): void {
	for (const name of local) removeItem(name);
	notifyStoreChange();
	for (const name of ofMember) removeItem(name);
}

/**
 * Removes what another member has left in this tab. Local storage has only one member's entries, or a visitor's. For pages with a
 * form, since a first look into session storage costs others a thirtieth of their work.
 * @param id of the member who is signed in now.
 * @returns whether there was another.
 */
export function keepTabOf(id: string | undefined): boolean {
	const last = readItem('member');
	const isOther = last !== undefined && last !== id;
	if (isOther) for (const name of ofMember) removeItem(name);
	if (id !== undefined) writeItem('member', id);
	return isOther;
}

/** Reads the saved classes of the member or visitor. Ignores a list that another member left in this browser. */
export function readSavedClasses(account = readMember()?.id): SavedClasses {
	return parseSavedClasses(readJson('week'), account);
}

/** The keys of the saved classes. */
export function readSavedKeys(): string[] {
	return savedKeys(readSavedClasses());
}

/** Stores the saved classes. @returns whether they are stored. */
export function writeSavedClasses(list: SavedClasses): boolean {
	return writeItem('week', JSON.stringify(list));
}
