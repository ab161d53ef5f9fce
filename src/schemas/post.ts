import { createTagId } from '../lib/posts.ts';
import { day } from './parts/days-and-times.ts';
import { findNearest, quote, suggest } from './parts/explain.ts';
import { distinct, entry, group, list, pattern, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { formerly, link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** A blog post. The article is the Markdown body. */
export const postSchema = (context: SchemaContext) =>
	group('a post', {
		title: text('the title', 'Your First Pair of Gloves', 48, 'the card has room for two lines'),
		description: text('one or two sentences for the card and for search results', 'How to choose gloves.', 155),
		author: author(context).optional(),
		date: day('the publication date; visitors see the post from that day on', '2022-04-19'),
		categories: distinct(list('up to four, the first on the card', reference(context, 'categories', 'one'), [1, 4])),
		tags: distinct(list('up to eight tags', tag(), [0, 8])).default([]),
		pinned: yesOrNo('keep it at the top of the blog').default(false),
		draft: yesOrNo('hide it from visitors until it is finished').default(false),
		formerly: formerly(),
		...picture(context, landscape, 'the picture for the card and the page'),
	});

function author({ ids }: SchemaContext) {
	const about = 'who wrote it, if not the gym: the name of a file in content/coaches, or another name';
	const findCoach = (name: string) => findNearest(name.replace('.md', ''), ids?.('coaches') ?? []);
	return text(about, 'lena-moreau', 32).refine(
		(name) => !/^[a-z]+(-[a-z]+)+(\.md)?$/.test(name) || [name, undefined].includes(findCoach(name)),
		{ error: ({ input }) => `There is no coach called ${quote(input)}.${suggest(findCoach(String(input)))}` },
	);
}

function tag() {
	const error = 'Write a word. The address of its page is made from it.';
	return text('a tag', 'strength', 20).refine((name) => createTagId(name) !== '', { error });
}

/** A blog category. The build counts its posts. */
export const categorySchema = () =>
	entry('a category', { name: text('its name on the page', 'Body Building', 28, 'there is room for one line') });

/** The blog's texts. The posts are in content/posts. */
export const blogPageSchema = (context: SchemaContext) =>
	group('the blog', {
		...pageHead('Blog', 'Short articles on training, rest and food.'),
		banner: banner(context),
		purchase: link('the link under each post', 'purchase now'),
		recentCount: wholeNumber('how many recent posts are listed', 6, [1, 10]),
		promo: group('the picture with the discount', {
			value: pattern('the number in large letters', '34', 'up to 3 characters, no sign', /^[^%{}$€£¥₹\s\u200b]{1,3}$/),
			unit: text('the symbol after it', '%', 2),
			text: text('the words under it', 'flat discount', 20),
			terms: text('who gets it, on what and until when', 'New members, on the first month of any plan.', 100),
			button: link('the button', 'purchase now'),
			...picture(context, landscape, 'the picture behind it'),
		}),
		categoryPage: group('a category; {category} is its name', pageHead('{category} posts', 'Our posts on {category}.')),
		tagPage: group('a tag; {tag} is its name', pageHead('Posts on {tag}', 'Our posts on {tag}.')),
		article: group('what is shown under an article', {
			purchase: link('an optional button', 'purchase now').optional(),
		}).prefault({}),
	});
