// The classes that a visitor goes to, as this browser stores them. The script of the stars (components/stars.ts) reads and
// writes the same, but may not import this: a module that an inline script shares with a later one becomes a file of its own,
// and every page would have to fetch it.
import { getProperty } from './get-property';

/** Where this browser stores them. */
export const savedClassesKey = 'ember-gym-week';

const states = ['saved', 'added', 'removed'] as const;

/** "saved": the account has the class. "added" and "removed": a change that the account has yet to be told. */
type State = (typeof states)[number];

/** The stored list. */
export interface SavedClasses {
	/** The id of the account that the list belongs to; none before the first sign-in. */
	account?: string;
	/** By the keys of the events in the calendar files, e.g. "boxing-tuesday-0900". */
	states: { [key: string]: State };
}

/** A change that the account has yet to be told. */
export interface Change {
	key: string;
	state: 'added' | 'removed';
}

/**
 * Reads the stored list.
 * @param account the member who is signed in, if anybody is. A list that belongs to nobody becomes this account's, and what
 * it holds is to be added. A list of another account counts as empty: it was left behind when a session ran out.
 */
export function parseSavedClasses(stored: string | null, account?: string): SavedClasses {
	const list = parse(stored);
	const owner = getProperty(list, 'account') ?? account;
	const isOther = account !== undefined && owner !== account;
	const entries = Object.entries((!isOther && getProperty(list, 'states')) || {});
	const valid = entries.filter((entry): entry is [string, State] => isKey(entry[0]) && isState(entry[1]));
	return { ...(account !== undefined && { account }), states: Object.fromEntries(valid) };
}

/** The classes that the list shows as saved. */
export function savedKeys({ states }: SavedClasses): string[] {
	return Object.keys(states).filter((key) => states[key] !== 'removed');
}

/** The change to send next. Removals come first, since they make room in a full list. */
export function nextChange(list: SavedClasses): Change | undefined {
	for (const state of ['removed', 'added'] as const) {
		const key = Object.keys(list.states).find((name) => list.states[name] === state);
		if (key !== undefined) return { key, state };
	}
	return undefined;
}

/**
 * The list after the account has answered: what the account has, and the changes that it has yet to be told.
 * @param keys what the account has.
 * @param sent the change it was told. A change of the same class since then is another one.
 */
export function withAccountList({ states, ...list }: SavedClasses, keys: string[], sent?: Change): SavedClasses {
	const unsent = Object.entries(states).filter(
		([key, state]) => state !== 'saved' && !(key === sent?.key && state === sent.state),
	);
	const saved = keys.map((key) => [key, 'saved'] as const);
	return { ...list, states: Object.fromEntries([...saved, ...unsent]) };
}

/** The list without a change that the account refuses. */
export function withoutChange({ states, ...list }: SavedClasses, { key }: Change): SavedClasses {
	return { ...list, states: Object.fromEntries(Object.entries(states).filter(([name]) => name !== key)) };
}

/** The keys in what the account answers; nothing if it is no list. A list of an older site may hold other things too. */
export function keysOf(answer: unknown): string[] | undefined {
	return Array.isArray(answer) ? answer.filter(isKey) : undefined;
}

function isKey(value: unknown): value is string {
	return typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value);
}

function isState(value: unknown): value is State {
	return states.some((state) => state === value);
}

function parse(stored: string | null): unknown {
	try {
		return JSON.parse(stored ?? 'null');
	} catch {
		return null; // something else lies there
	}
}
