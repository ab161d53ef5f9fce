import type { APIRoute } from 'astro';
import { href } from '~/lib/urls';

/** Everything may be found; the sitemap lists what there is. */
export const GET: APIRoute = ({ site, url }) =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(href('/sitemap-index.xml'), site ?? url).href}\n`);
