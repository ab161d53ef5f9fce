import type { Connect } from 'vite';

/**
 * Astro's dev server lets browsers cache a picture for a year, under an address with its file's name and size (seen in
 * Astro 7.3): a picture that was replaced by another of the same size would stay the old one.
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
