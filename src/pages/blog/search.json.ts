import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { readBlog } from '~/data/blog.ts';
import { postsPerPage } from '~/lib/posts.ts';
import PostCard from '~/sections/blog/PostCard.astro';

/** What the search needs: the words of every post, by its id, and the cards after the blog's first page, as HTML. */
export const GET: APIRoute = async () => {
	const { page, posts } = await readBlog();
	const container = await AstroContainer.create();
	const later = posts.slice(postsPerPage);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-argument -- only Astro can type its components
	const cards = later.map((post) => container.renderToString(PostCard, { props: { post, page } }));
	const words = Object.fromEntries(posts.map((post) => [post.id, post.words]));
	return Response.json({ words, cards: await Promise.all(cards) });
};
