import { AccountError } from './account-error.ts';
import address from './client.ts?address';

/** The client of the account service: see client.ts. */
export type AccountClient = typeof import('./client.ts');

let url = address;
let loading: Promise<AccountClient> | undefined;

/** Loads the client of the account service on first use. A failed attempt can be repeated. */
export async function loadService(): Promise<AccountClient> {
	loading ??= import(/* @vite-ignore */ url).catch(async (error: unknown) => {
		loading = undefined;
		// Browsers never retry a module that failed to load, except from another URL (https://github.com/whatwg/html/issues/6768).
		url = `${address}?again=${Date.now()}`;
		// Its name contains a hash, so it is gone once another version of the site is published.
		const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
		if (!response) throw new AccountError('unreachable');
		throw response.status === 404 ? new AccountError('outdated') : error;
	});
	return loading;
}
