/** Sent by a page to the worker after its installation: the URLs of everything that the page has loaded. */
export interface Loaded {
	loaded: string[];
}

/** Sent by a cached page to the worker once the visitor sees it. */
export interface Shown {
	url: string;
	/** The fingerprint of the page's text. */
	text: string;
}

/** Sent by the worker to a cached page: there is a new version, or the page is this old and cannot be fetched again. */
export type Notice = 'changed' | { days: number };

/** Whether a message is an object with these fields. */
export function has<Name extends string>(message: unknown, ...names: Name[]): message is Record<Name, unknown> {
	return typeof message === 'object' && message !== null && names.every((name) => name in message);
}
