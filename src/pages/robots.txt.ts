import type { APIRoute } from 'astro';
import { toUrl } from '~/urls.ts';

/** Allows crawling everything and names the sitemap. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${toUrl('/sitemap-index.xml')}\n`);
