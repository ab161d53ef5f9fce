/** What a page tells the worker that was just installed: the addresses of all that it has loaded already. */
export interface Seen {
	seen: string[];
}

/** What a kept page asks, with a port for the answer: is what I say still true? */
export interface Question {
	page: string;
	/** The fingerprint of the words that the page shows, from its own script element. */
	words: string;
}

/** The answer: nothing new, other words or no such page any more, or nobody to ask. */
export interface Answer {
	state: 'current' | 'changed' | 'unreachable';
	/** When the copy was last known to be true, in milliseconds. */
	kept: number;
}

/** What the worker tells a page that asked for a file of a build that is gone. */
export const fileIsGone = 'file-is-gone';

/** Whether a message is an object with these fields. */
export function has<Name extends string>(message: unknown, ...names: Name[]): message is Record<Name, unknown> {
	return typeof message === 'object' && message !== null && names.every((name) => name in message);
}
