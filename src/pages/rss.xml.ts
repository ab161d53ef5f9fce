import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { readBlog } from '~/data/blog.ts';
import { readSingle } from '~/data/entries.ts';
import { getNoon } from '~/lib/zones.ts';
import { sortByDate } from '~/lib/posts.ts';
import { createFullTitle } from '~/lib/titles.ts';
import { href, toUrl } from '~/urls.ts';

/** The RSS feed: title, description and URL of the newest 50 posts. */
export const GET: APIRoute = async () => {
	const { data: gym } = await readSingle('gym');
	const { page, posts } = await readBlog();
	return rss({
		title: createFullTitle(page.title, gym.name),
		description: page.description,
		site: toUrl('/blog'),
		trailingSlash: false,
		stylesheet: href('/feed.css'),
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData: [
			`<language>${gym.language}</language>`,
			`<atom:link href="${toUrl('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
		].join(''),
		items: sortByDate(posts)
			.slice(0, 50)
			.map(({ data, href: path }) => ({
				title: data.title,
				description: data.description,
				pubDate: getNoon(gym.timeZone, data.date),
				link: toUrl(path),
				categories: data.tags,
			})),
	});
};
