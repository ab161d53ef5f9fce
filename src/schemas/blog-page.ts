import { group, text, wholeNumber } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { banner, pageHead } from './parts/page.ts';
import { picture, type SchemaContext, landscape } from './parts/picture.ts';

/** The blog's texts. The posts are in content/posts. */
export const blogPageSchema = (context: SchemaContext) =>
	group('the blog', {
		...pageHead('Blog', 'Short articles on training, rest and food.'),
		banner: banner(context),
		purchase: link('the link under each post', 'purchase now'),
		recentCount: wholeNumber('how many recent posts are listed', 6, [1, 10]),
		promo: group('the picture with the discount', {
			value: text('the number in large letters', '34', 3, 'the letters are very large'),
			unit: text('the symbol after it', '%', 2),
			text: text('the words under it', 'flat discount', 20),
			terms: text('who gets it, on what and until when', 'New members, on the first month of any plan.', 100),
			button: link('the button', 'purchase now'),
			...picture(context, landscape, 'the picture behind it'),
		}),
		categoryPage: group(
			'the page for one category; {category} becomes its name',
			pageHead('{category} posts', 'Our posts on {category}.'),
		),
		tagPage: group('the page for one tag; {tag} becomes its name', pageHead('Posts on {tag}', 'Our posts on {tag}.')),
		article: group('what is shown under an article', {
			purchase: link('an optional button', 'purchase now').optional(),
		}),
	});
