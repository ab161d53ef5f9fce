import type { APIRoute } from 'astro';
import { createFavicon } from '~/seo/favicon.ts';

/** The favicon as an SVG. */
export const GET: APIRoute = async () =>
	new Response(await createFavicon(64), { headers: { 'content-type': 'image/svg+xml' } });
