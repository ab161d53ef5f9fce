import type { Connect } from 'vite';

/**
 * Astro's dev server caches pictures for a year, with the file's name and dimensions as the key (seen in Astro 7.3).
 * Without this, replacing a picture by one of the same size would have no effect.
 */
export const freshPictures: Connect.NextHandleFunction = (request, response, next) => {
	if (/\/_image\?/.test(request.url ?? '')) {
		const writeHead: (...args: never[]) => unknown = response.writeHead.bind(response);
		Object.assign(response, {
			writeHead: (status: number, headers?: object): unknown =>
				Reflect.apply(writeHead, response, [status, { ...headers, 'cache-control': 'no-cache' }]),
		});
	}
	next();
};
