import type { Connect } from 'vite';

/**
 * Astro's dev server caches pictures for a year, with the file's name and dimensions as the key. Without this, replacing a
 * picture with one of the same size would have no effect. Seen in Astro 7.3; no issue known
 * (https://github.com/withastro/astro/blob/main/packages/astro/src/assets/endpoint/shared.ts sets the header).
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
