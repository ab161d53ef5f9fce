// The entries that this site keeps in a visitor's browser, as "gym-" and a name. No other file uses localStorage or sessionStorage;
// only the account service's client writes the session itself. Nothing here throws: storage may be blocked or full.

/** The key of the session. The service's client appends words to it for what else it stores. */
export const sessionKey = 'gym-session';

/** Until the tab is closed: the messages that are being written, by form, the source, closed announcements, an address for the next form. */
type Name = 'session' | 'signed-in' | 'week' | 'message' | `message-${string}` | 'source' | 'closed' | 'email';

/** In local storage: the session, the member who has it or had it until it ended by itself, and My week (saved-classes.ts). */
const local: Name[] = ['session', 'signed-in', 'week'];

const getStorage = (name: Name) => (local.includes(name) ? localStorage : sessionStorage);

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
	return true;
}

/** Removes an entry and those whose name continues it: what the service's client has stored beside the session, the message of each form. */
export function removeItem(name: Name): void {
	try {
		const storage = getStorage(name);
		const stored = Object.keys(storage).filter((key) => `${key}-`.startsWith(`gym-${name}-`));
		for (const key of stored) storage.removeItem(key);
	} catch {
		// storage is blocked
	}
}

/**
 * Calls a listener when an entry may have changed: here, in another tab, while the page was away, or before a prerendered page was
 * shown. Such a page has a copy of session storage, and what it writes there is lost.
 */
export function onStoreChange(listener: () => void): void {
	// Capturing, because "prerenderingchange" is an event of the document that doesn't bubble.
	for (const type of ['accountchange', 'storage', 'pageshow', 'prerenderingchange'])
		addEventListener(type, listener, true);
}

/** Calls the listeners of onStoreChange(). */
export function notifyStoreChange(): void {
	dispatchEvent(new Event('accountchange'));
}
