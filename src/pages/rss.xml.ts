import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { readBlog } from '~/data/blog';
import { single } from '~/data/entries';
import { byDate } from '~/lib/posts';
import { href } from '~/lib/urls';

/** The RSS feed: each post's title, description and URL, newest first. */
export const GET: APIRoute = async ({ site, url }) => {
	const { data: gym } = await single('gym');
	const { page, posts } = await readBlog();
	const origin = site ?? url;
	return rss({
		title: `${gym.name} blog`,
		description: page.description,
		site: new URL(href('/blog'), origin),
		trailingSlash: false,
		xmlns: { atom: 'http://www.w3.org/2005/Atom' },
		customData: [
			`<language>${gym.language}</language>`,
			`<atom:link href="${new URL(href('/rss.xml'), origin).href}" rel="self" type="application/rss+xml"/>`,
		].join(''),
		items: byDate(posts).map(({ data, href: path }) => ({
			title: data.title,
			description: data.description,
			pubDate: data.date,
			link: new URL(href(path), origin).href,
			categories: data.tags,
		})),
	});
};
