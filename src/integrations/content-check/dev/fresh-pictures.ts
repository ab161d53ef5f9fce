import type { Connect } from 'vite';

/**
 * Astro's dev server lets browsers keep a picture for a year, under an address that has its file's name and size in it: a
 * picture that was replaced by another of the same size would stay the old one.
 */
export const freshPictures: Connect.NextHandleFunction = (request, response, next) => {
	if (/\/_image\?/.test(request.url ?? '')) {
		const setHeader: (...args: never[]) => unknown = response.setHeader.bind(response);
		const writeHead: (...args: never[]) => unknown = response.writeHead.bind(response);
		Object.assign(response, {
			setHeader: (name: string, value: unknown): unknown =>
				Reflect.apply(setHeader, undefined, [name, /^cache-control$/i.test(name) ? 'no-cache' : value]),
			writeHead: (...args: unknown[]): unknown => Reflect.apply(writeHead, undefined, args.map(withoutCache)),
		});
	}
	next();
};

function withoutCache(headers: unknown): unknown {
	if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return headers;
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name, name.toLowerCase() === 'cache-control' ? 'no-cache' : value]),
	);
}
