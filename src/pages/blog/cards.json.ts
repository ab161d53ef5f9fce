import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { readBlog } from '~/data/blog.ts';
import { postsPerPage } from '~/lib/posts.ts';
import PostCard from '~/sections/blog/PostCard.astro';

/** The posts after the blog's first page, as HTML. The search fetches them for its first query. */
export const GET: APIRoute = async () => {
	const { page, posts } = await readBlog();
	const container = await AstroContainer.create();
	const later = posts.slice(postsPerPage);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-argument -- only Astro can type its components
	const cards = later.map((post) => container.renderToString(PostCard, { props: { post, page, searchable: true } }));
	return Response.json(await Promise.all(cards));
};
