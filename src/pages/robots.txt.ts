import type { APIRoute } from 'astro';
import { href } from '~/urls.ts';

/** Allows crawling everything and names the sitemap. */
export const GET: APIRoute = ({ site, url }) =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(href('/sitemap-index.xml'), site ?? url).href}\n`);
