import type { APIRoute } from 'astro';
import { single } from '~/data/entries';
import style from '~/offline/page/line.css?raw';
import { withTokens } from '~/styles/tokens';

/** What a kept page may have to say of itself (offline/page/line.ts): fetched only then, so that no page carries it. */
export const GET: APIRoute = async () => {
	const { data: page } = await single('offlinePage');
	return Response.json({ ...page.line, style: withTokens(style.replace(/\s+/g, ' ')) });
};
