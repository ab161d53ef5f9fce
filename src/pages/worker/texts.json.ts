import type { APIRoute } from 'astro';
import { single } from '~/data/entries';
import style from '~/offline/page/notice.css?raw';
import { withTokens } from '~/styles/tokens';

/** The sentences of a cached page's notice (offline/page/notice.ts), fetched only when one is shown. */
export const GET: APIRoute = async () => {
	const { data: page } = await single('offlinePage');
	return Response.json({ ...page.line, style: withTokens(style.replace(/\s+/g, ' ')) });
};
