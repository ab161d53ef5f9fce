/**
 * Creates a function that loads the script at a URL (`?address`); undefined if that fails. Then it can be tried again: browsers never
 * retry a script that failed to load, except from another URL (https://github.com/whatwg/html/issues/6768).
 */
// @__NO_SIDE_EFFECTS__ (for the bundler: it leaves out what nobody loads)
export function createLoader<Module>(address: string): () => Promise<Module | undefined> {
	let url = address;
	return async () =>
		// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the module at this address
		import(/* @vite-ignore */ url).catch(() => {
			url += '?again';
		});
}
