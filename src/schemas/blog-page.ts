import type { z } from 'astro/zod';
import { group, template, text, wholeNumber } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import { picture, type SchemaContext, landscape } from './parts/picture.ts';

/** The blog's texts. The posts are in content/posts. */
export const blogPageSchema = (context: SchemaContext) =>
	group('the blog', {
		...pageHead('Blog', 'Short articles on training, rest and food.'),
		banner: banner(context),
		by: text('the line next to the category; {author} becomes the author', 'By {author}', 24),
		none: text('the text if there are no posts', 'The first post will be here soon.', 100),
		purchase: link('the link under each post', 'purchase now'),
		laterPage: template('the title of the second page and later ones', '{title}, page {page}', 40),
		search: group('the search', {
			label: text('what screen readers call the field', 'Search the blog', 40),
			placeholder: text('the gray words in the field', 'Search the blog', 24),
			button: text('the button', 'Search', 24),
			found: text(
				'the message when several posts match; {count} becomes their number, {query} the search',
				'{count} posts match “{query}”',
				60,
			),
			foundOne: text('the message when one post matches', '1 post matches “{query}”', 60),
			none: text('the message when no post matches', 'No posts match “{query}”. Try a shorter word.', 80),
			notLoaded: text(
				'the message when the search could not be loaded',
				"Search didn't load. Check your connection and try again.",
				100,
			),
			all: text('the link that ends the search, and the way back from a category or tag', 'All posts', 24),
			withoutScript: text(
				'the line below the field if JavaScript is off',
				'Search needs JavaScript. Without it, all posts are shown.',
				100,
			),
		}),
		categoriesHeading: text('the heading above the categories', 'Categories', 24),
		recentHeading: text('the heading above the recent posts', 'Recent posts', 24),
		recentCount: wholeNumber('how many recent posts are listed', 6, [1, 10]),
		tagsHeading: text('the heading above the tags', 'Popular tags', 24),
		feed: text('the link to the feed, in the sidebar and below each article', 'Follow the blog (RSS)', 32),
		promo: group('the picture with the discount', {
			value: text('the number in large letters', '34', 3, 'the letters are very large'),
			unit: text('the symbol after it', '%', 2),
			text: text('the words under it', 'flat discount', 20),
			button: link('the button', 'purchase now'),
			...picture(context, landscape, 'the picture behind it'),
		}),
		categoryPage: group(
			'the page for one category; {category} becomes its name',
			pageHead('{category} posts', 'Our posts on {category}.'),
		),
		tagPage: group('the page for one tag; {tag} becomes its name', pageHead('Posts on {tag}', 'Our posts on {tag}.')),
		article: group('what is shown next to an article', {
			written: text('the word above the author', 'Written', 16),
			date: text('the word above the date', 'Date', 16),
			category: text('the word above the category', 'Category', 16),
			readingTime: template('the line under the date; {minutes} becomes the reading time', '{minutes} min read', 24),
			related: text('the heading above posts on the same subjects', 'Related posts', 32),
			older: text('the word above the previous post', 'Older', 16),
			newer: text('the word above the next post', 'Newer', 16),
			class: template('the link to a class of the same name as a category', '{class} class', 32),
			purchase: link('an optional button under the article', 'purchase now').optional(),
		}),
	});

export type BlogPage = z.infer<ReturnType<typeof blogPageSchema>>;
