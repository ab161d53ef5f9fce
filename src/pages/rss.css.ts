import type { APIRoute } from 'astro';
import { readTexts } from '~/texts/read-texts.ts';

/** The look of the feed in a browser: what it is for, then its posts. */
export const GET: APIRoute = () =>
	new Response(`channel > *, item > * { display: none }
rss, channel, channel > title, item, item > title, item > link, item > description { display: block }
rss { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif }
rss::before { content: ${JSON.stringify(readTexts('blog').feedUse)} }
channel > title { margin: 1.5rem 0; font-size: 2rem; font-weight: 700 }
item { margin-top: 1.5rem }
item > title { font-weight: 700 }
`);
