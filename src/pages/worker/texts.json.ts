import type { APIRoute } from 'astro';
import { readSingle } from '~/data/entries.ts';
import style from '~/offline/page/stale-line.css?raw';
import { withTokens } from '~/styles/tokens.ts';

/** The texts of the stale line (offline/page/stale-line.ts). Precached, and read only when the line shows. */
export const GET: APIRoute = async () => {
	const { data: page } = await readSingle('offlinePage');
	return Response.json({ ...page.line, style: withTokens(style.replace(/\s+/g, ' ')) });
};
