// Pages with only texts and pictures, and the band that several pages share.
import { distinct, entry, group, groups, list, oneOf, text, wholeNumber, yesOrNo } from './parts/fields.ts';
import { bookingAddress, formerly, link } from './parts/link.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import { imageFile, landscape, picture, type PictureNeeds, type SchemaContext, wide } from './parts/picture.ts';

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
		history: groups('the parts of the history', [0, 6], 'one part of the history', {
			...sectionHead('2009', 'Our History'),
			text: text('one paragraph', 'It began in a brick garage with one bar.', 500),
			...picture(context, landscape, 'the picture beside it'),
		}),
	});

/** The contact page. Address, phone and hours are in content/settings/gym.json. */
export const contactPageSchema = (context: SchemaContext) =>
	group('the contact page', {
		...pageHead('Contact us', 'Address, opening hours, phone and a form.'),
		banner: banner(context),
		find: group('the left half', {
			...sectionHead('find us', 'Come by'),
			transit: text('how to come by bus or train', 'Line 4 to Foundry Lane, then two minutes on foot.', 160).optional(),
			parking: text('where to park', 'Eight places behind the hall, free for two hours.', 160).optional(),
			entrance: text('where the door is', 'The blue door in the yard. Ring if it is closed.', 160).optional(),
		}),
		form: group('the form', {
			...sectionHead('write to us', 'Leave Us Your Info'),
			trialHeading: text('the heading for visitors who want the free trial', 'Book your free trial', 40),
			trialText: text('what the free trial is, here and on the page of each class', 'One hour. It costs nothing.', 160),
			trialBook: bookingAddress('the free trial'),
			bring: text('what to bring, unless a class says something else', 'Bring indoor shoes.', 160).optional(),
			planText: text('what happens next, for visitors who want a plan', 'You pay at the desk.', 160).optional(),
			promise: text('when you answer', 'We answer within a day, Monday to Saturday.', 200),
		}),
		questions: group('the questions, from content/questions', sectionHead('before you come', 'Questions and answers')),
		map: group('the map', {
			note: text('the text in place of the map, if it waits for a click', 'The map comes from openstreetmap.org.', 120),
		}),
	});

/** What all gallery pages share. {page} becomes the page number. */
export const galleryPageSchema = (context: SchemaContext) =>
	group('the gallery pages', {
		...pageHead('Gallery, page {page}', 'Pictures of the training hall, page {page}.'),
		banner: banner(context),
		perPage: wholeNumber('how many pictures a page shows', 8, [2, 24]),
	});

/** The 404 page. */
export const notFoundPageSchema = () =>
	group('the not-found page', {
		...pageHead('Page not found', "This page doesn't exist."),
		heading: text('the heading', 'Page not found', 30),
		text: text('one or two sentences', 'There is nothing at this address.', 160),
		links: distinct(list('where to go instead', link('one link', 'Classes', '/classes'), [0, 8])),
	});

/** A page that the gym adds, such as a privacy policy. Its text is the Markdown body. */
export const ownPageSchema = (context: SchemaContext) =>
	group('a page', {
		...pageHead('Privacy policy', 'What the gym stores about you, for how long, and why.'),
		title: text('the title, also the heading and the words in the menu', 'Privacy policy', 40),
		menu: oneOf('the menu that links to it', ['footer', 'main', 'none']).default('footer'),
		draft: yesOrNo('hide it from visitors until it is finished').default(false),
		formerly: formerly(),
		banner: group('the picture behind the title, optional', picture(context, wide, 'the picture')).optional(),
	});

/** The band in the accent with the phone number. */
export const callToActionSchema = (context: SchemaContext) =>
	entry('the highlighted band with the phone number', {
		heading: text('the heading', 'Need a Fitness Trainer?', 40, 'there is room for three lines'),
		button: link('the button next to the phone number', 'purchase now'),
		...picture(context, wide, 'the picture on the right'),
	});
