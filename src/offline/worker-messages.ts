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
export type StalePage = 'changed' | { days: number };
