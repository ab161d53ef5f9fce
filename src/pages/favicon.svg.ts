import type { APIRoute } from 'astro';
import { favicon } from '~/seo/favicon';

/** The mark in the tab of a browser. */
export const GET: APIRoute = () => new Response(favicon, { headers: { 'content-type': 'image/svg+xml' } });
