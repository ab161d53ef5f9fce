import { PageOutdated } from './messages';

type Service = typeof import('./client');

let loading: Promise<Service> | undefined;

/** The account service's code, fetched when it is first needed. */
export async function loadService(): Promise<Service> {
	loading ??= importService();
	try {
		return await loading;
	} catch (error) {
		loading = undefined;
		throw error;
	}
}

/**
 * Browsers never ask again for a module that failed to load, but they do at another address
 * (https://github.com/whatwg/html/issues/6768). Only the error knows the address.
 */
async function importService(): Promise<Service> {
	try {
		return await import('./client');
	} catch (error) {
		const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
		if (await isOutdated()) throw new PageOutdated();
		if (!address) throw error;
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the same module at another address
		const service: Service = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
		return service;
	}
}

/** Whether the host no longer has the script of this page's own form: its name changes with its content. */
async function isOutdated(): Promise<boolean> {
	const script = document.querySelector('main form')?.closest('astro-island')?.getAttribute('component-url');
	if (!script) return false;
	const response = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
	return response?.status === 404;
}
