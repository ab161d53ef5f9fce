import { PageOutdated } from './messages';

type Service = typeof import('./client');

let loaded: Promise<Service> | undefined;

/** The account service's code, fetched when it is first needed. */
export async function loadService(): Promise<Service> {
	loaded ??= fetchService();
	try {
		return await loaded;
	} catch (error) {
		loaded = undefined;
		throw error;
	}
}

/**
 * Browsers remember that a module could not be loaded and never ask for it again; under another address they do
 * (https://github.com/whatwg/html/issues/6768). The error is the only one to know the address.
 */
async function fetchService(): Promise<Service> {
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

/** Whether the host no longer has the script of this page's own form, which has its contents in its name. */
async function isOutdated(): Promise<boolean> {
	const script = document.querySelector('main form')?.closest('astro-island')?.getAttribute('component-url');
	if (!script) return false;
	const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
	return answer?.status === 404;
}
