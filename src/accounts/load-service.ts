import { AccountError } from './problems.ts';

/** The client of the account service: see client.ts. */
export type AccountClient = typeof import('./client.ts');

let loading: Promise<AccountClient> | undefined;

/** Loads the client of the account service on first use. A failed attempt can be repeated. */
export async function loadService(): Promise<AccountClient> {
	loading ??= importService();
	try {
		return await loading;
	} catch (error) {
		loading = undefined;
		throw error;
	}
}

/**
 * Browsers never retry a module that failed to load, except from another URL
 * (https://github.com/whatwg/html/issues/6768). Only the error message contains the URL.
 */
async function importService(): Promise<AccountClient> {
	try {
		return await import('./client.ts');
	} catch (error) {
		const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
		if (await isOutdated()) throw new AccountError('outdated');
		if (!address) throw error;
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the same module from another URL
		const service: AccountClient = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
		return service;
	}
}

/** Whether the site was published again. File names contain a hash, so the script of this page's form is then gone. */
async function isOutdated(): Promise<boolean> {
	const script = document.querySelector('main form')?.closest('astro-island')?.getAttribute('component-url');
	if (!script) return false;
	const response = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
	return response?.status === 404;
}
