import { entry, group, list, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { email, formerly, webAddress } from './parts/link.ts';
import { picture, portrait, type SchemaContext } from './parts/picture.ts';

/** Everyone who leads a class. Each has a page with the Markdown body, and some are on the home page. */
export const coachSchema = (context: SchemaContext) =>
	entry('a coach', {
		name: text('first and last name', 'Mara Lindqvist', 32, 'the card has room for two lines'),
		job: text('the line below the name', 'Yoga Trainer', 48, 'the card has room for two lines').optional(),
		summary: text('a sentence about how the coach teaches', 'Says what each pose is for.', 120).optional(),
		since: wholeNumber('the year in which the coach began here', 2016, [1900, new Date().getFullYear()]).optional(),
		qualifications: list('qualifications', text('a qualification', 'Licensed boxing coach', 60), [0, 8]).optional(),
		onHomePage: yesOrNo('show the coach on the home page').default(false),
		formerly: formerly(),
		order: wholeNumber('the place among the coaches, 1 for the first', 2, [1, 99]),
		portrait: group('the portrait', picture(context, portrait, 'the portrait')).optional(),
		links: group('the icons on the portrait, each optional', {
			facebook: webAddress("the coach's page on Facebook", 'https://facebook.example.com/mara').optional(),
			x: webAddress("the coach's page on X", 'https://x.example.com/mara').optional(),
			instagram: webAddress("the coach's page on Instagram", 'https://instagram.example.com/mara').optional(),
			email: email("the coach's email address", 'mara@ember.example.com').optional(),
		}).optional(),
	});
