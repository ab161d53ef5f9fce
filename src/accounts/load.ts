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
		if (!address) throw error;
		const service: Service = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
		return service;
	}
}
