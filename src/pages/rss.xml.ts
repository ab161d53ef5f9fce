import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { readBlog } from '~/data/blog.ts';
import { readSingle } from '~/data/entries.ts';
import { getNoon } from '~/schedule/clock.ts';
import { sortByDate } from '~/lib/posts.ts';
import { createFullTitle } from '~/lib/titles.ts';
import { href } from '~/urls.ts';

/** The RSS feed: title, description and URL of the newest 50 posts. */
export const GET: APIRoute = async ({ site, url }) => {
	const { data: gym } = await readSingle('gym');
	const { page, posts } = await readBlog();
	const origin = site ?? url;
	return rss({
		title: createFullTitle(page.title, gym.name),
		description: page.description,
		site: new URL(href('/blog'), origin),
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData: [
			`<language>${gym.language}</language>`,
			`<atom:link href="${new URL(href('/rss.xml'), origin).href}" rel="self" type="application/rss+xml"/>`,
		].join(''),
		items: sortByDate(posts)
			.slice(0, 50)
			.map(({ data, href: path }) => ({
				title: data.title,
				description: data.description,
				pubDate: getNoon(gym.timeZone, data.date),
				link: new URL(href(path), origin).href,
				categories: data.tags,
			})),
	});
};
