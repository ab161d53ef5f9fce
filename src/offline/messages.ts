/** What a page tells the worker that was just installed: the addresses of everything that it has loaded already. */
export interface Loaded {
	loaded: string[];
}

/** What a cached page tells the worker once the visitor sees it. */
export interface Shown {
	url: string;
	/** The fingerprint of the page's text. */
	text: string;
}

/** What the worker tells a cached page: there is another version of it, or it is this old and can't be fetched again. */
export type Notice = 'changed' | { days: number };

/** Whether a message is an object with these fields. */
export function has<Name extends string>(message: unknown, ...names: Name[]): message is Record<Name, unknown> {
	return typeof message === 'object' && message !== null && names.every((name) => name in message);
}
