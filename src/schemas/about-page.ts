import { group, list, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import { imageFile, landscape, picture, type PictureNeeds, type SchemaContext } from './parts/picture.ts';

const cutOut: PictureNeeds = { minWidth: 800, shape: [0.7, 1], shapeName: 'about 4:5' };

/** The about page. The Markdown body is the second paragraph of its introduction. */
export const aboutPageSchema = (context: SchemaContext) =>
	group('the about page', {
		...pageHead('About us', 'Who we are and how the gym began.'),
		banner: banner(context),
		intro: group('the introduction', {
			...sectionHead('who we are', 'We Will Give You Strength and Health'),
			lead: text('the first paragraph, in larger letters', 'We are dedicated to one thing.', 200),
			button: link('the button', 'contact us'),
			image: imageFile(context, cutOut, 'the figure on the right, on a transparent background'),
		}),
		history: list('the parts of the history', chapter(context), [0, 6]),
	});

function chapter(context: SchemaContext) {
	return group('one part of the history', {
		...sectionHead('2009', 'Our History'),
		text: text('one paragraph', 'It began in a brick garage with one bar.', 500),
		...picture(context, landscape, 'the picture beside it'),
	});
}
