import type { APIRoute } from 'astro';
import { favicon } from '~/seo/favicon.ts';

/** The favicon as an SVG. */
export const GET: APIRoute = () => new Response(favicon, { headers: { 'content-type': 'image/svg+xml' } });
