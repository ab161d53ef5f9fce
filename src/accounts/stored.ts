// What this browser has stored about a member. Without imports of the service, because save-classes.ts is part of the page.
import { getProperty } from '~/lib/get-property.ts';
import { parseSavedClasses, type SavedClasses, savedClassesKey, savedKeys } from '~/lib/saved-classes.ts';
import { sessionKey } from './storage-keys.ts';

/** The id of the signed-in member. Unlike the email address, it never changes. */
export function getSignedInId(): string | undefined {
	const id = getProperty(getProperty(readSession(), 'user'), 'id');
	return typeof id === 'string' ? id : undefined;
}

/** The stored session, whatever it contains. */
export function readSession(): unknown {
	try {
		return JSON.parse(readItem(sessionKey) ?? 'null');
	} catch {
		return undefined; // not a session
	}
}

/** Reads the saved classes of the member or visitor. Ignores a list that another member left in this browser. */
export function readSavedClasses(account = getSignedInId()): SavedClasses {
	return parseSavedClasses(readItem(savedClassesKey), account);
}

/** The classes saved in this browser. */
export function readSavedKeys(): string[] {
	return savedKeys(readSavedClasses());
}

function readItem(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null; // storage is blocked
	}
}
