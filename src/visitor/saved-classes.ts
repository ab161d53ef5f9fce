// A visitor's saved classes ("My week"): the stored list, and what it means.
import { parseEventKey } from '~/lib/event-key.ts';
import { getProperty } from '~/lib/get-property.ts';
import { isAnothers, readMember } from './signed-in.ts';
import { notifyStoreChange, readJson, writeItem } from './storage.ts';

const states = ['saved', 'added', 'removed'] as const;

/** "saved": the account has the class. "added" and "removed": a change not yet sent to the account. */
type State = (typeof states)[number];

/** The stored list. */
export interface SavedClasses {
	/** The id of the account that owns the list; undefined before the first sign-in. */
	account?: string;
	/** By event key, as in the calendar files, e.g. "boxing-tuesday-0900". */
	states: { [key: string]: State };
}

/** A change not yet sent to the account. */
export type UnsentChange = ReturnType<typeof findUnsentChanges>[number];

/**
 * Reads the stored list.
 * @param account the id of the signed-in member, if any. A list without an owner becomes this account's. The list of another
 * account counts as empty: it was left behind when a session expired.
 */
export function parseSavedClasses(list: unknown, account?: string): SavedClasses {
	const stored = getProperty(list, 'account');
	const owner = account ?? (typeof stored === 'string' ? stored : undefined);
	const isOther = account !== undefined && isAnothers(stored, account);
	const entries = Object.entries((!isOther && getProperty(list, 'states')) || {});
	const valid = entries.filter((entry): entry is [string, State] => isKey(entry[0]) && isState(entry[1]));
	return { ...(owner !== undefined && { account: owner }), states: Object.fromEntries(valid) };
}

/** Reads the saved classes of the member or visitor. Ignores a list that another member left in this browser. */
export function readSavedClasses(account = readMember()?.id): SavedClasses {
	return parseSavedClasses(readJson('week'), account);
}

/** Stores the saved classes. @returns whether they are stored. */
export function writeSavedClasses(list: SavedClasses): boolean {
	const isStored = writeItem('week', JSON.stringify(list));
	notifyStoreChange();
	return isStored;
}

/** How many classes a list can have. The database has the same limit. */
export const mostClasses = 60;

/** The classes that a list shows as saved; by default, the stored one. */
export function listSavedKeys({ states } = readSavedClasses()): string[] {
	return Object.entries(states).flatMap(([key, state]) => (state === 'removed' ? [] : [key]));
}

/** The changes to send. Removals come first: they make room in a full list. */
export function findUnsentChanges({ states }: SavedClasses) {
	return (['removed', 'added'] as const).flatMap((state) =>
		Object.entries(states).flatMap(([key, own]) => (own === state ? [{ key, state }] : [])),
	);
}

/**
 * Merges the account's list into the stored one. Changes not yet sent are kept.
 * @param keys the classes of the account.
 * @param sent the change that the account has just accepted. A later, different change of the same class is kept.
 */
export function mergeAccountList({ states, ...list }: SavedClasses, keys: string[], sent?: UnsentChange): SavedClasses {
	const unsent = Object.entries(states).filter(
		([key, state]) => state !== 'saved' && !(key === sent?.key && state === sent.state),
	);
	const saved = keys.map((key) => [key, 'saved'] as const);
	return { ...list, states: Object.fromEntries([...saved, ...unsent]) };
}

/** Removes a class, such as one that the account refused. */
export function removeClass({ states, ...list }: SavedClasses, key?: string): SavedClasses {
	return { ...list, states: Object.fromEntries(Object.entries(states).filter(([name]) => name !== key)) };
}

/** The keys in the account's response; undefined if it is not a list. Lists of an older version may have other values. */
export function parseKeys(list: unknown): string[] | undefined {
	return Array.isArray(list) ? list.filter(isKey) : undefined;
}

const isKey = (value: unknown): value is string => parseEventKey(value) !== undefined;
const isState = (value: unknown): value is State => states.some((state) => state === value);
