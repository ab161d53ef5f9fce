import type { APIRoute } from 'astro';
import { GET as getPicture } from 'astro/assets/endpoint/dev';

/**
 * The endpoint for pictures of the dev server. Astro 7.3 lets browsers cache them for a year, with the file's name and
 * dimensions as the key. So replacing a picture with one of the same size would have no effect (no issue known).
 */
export const GET: APIRoute = async (context) => {
	const response = await getPicture(context);
	response.headers.set('cache-control', 'no-cache');
	return response;
};
