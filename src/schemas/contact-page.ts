import type { z } from 'astro/zod';
import { group, template, text } from './parts/fields.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The heading, one sentence and the button of the form for one kind of choice. */
function chosen<Heading extends z.ZodType>(kind: string, heading: Heading, button: string) {
	return group(`the form for a visitor who chose ${kind}`, {
		heading,
		next: text('what happens next, in one sentence', "We'll write back within a day to agree on a time.", 120),
		button: text('the button', button, 16),
	});
}

/** The contact page. Address, phone and hours are in content/settings/gym.json. */
export const contactPageSchema = (context: SchemaContext) =>
	group('the contact page', {
		...pageHead('Contact us', 'Address, opening hours, phone and a form.'),
		banner: banner(context),
		find: group('the left half', {
			...sectionHead('find us', 'Come by', 24),
			address: text('the word beside the address', 'Address', 20),
			hours: text('the words beside the opening hours', 'Opening hours', 20),
			information: text('the word beside phone and email', 'Information', 20),
			social: text('the words beside the icons', 'Follow us', 20),
		}),
		form: group('the form', {
			...sectionHead('write to us', 'Leave Us Your Info', 24),
			name: text('what the field for the name is called', 'Full Name', 24),
			email: text('what the field for the email address is called', 'Email Address', 24),
			class: text('what the choice of a class is called', 'Class', 24),
			classPlaceholder: text('the choice before one is made', 'Select Class', 24),
			chosen: group('the texts for a visitor who comes from a class, a plan or the free trial', {
				trial: chosen('the free trial', text('the heading', 'Book your free trial', 40), 'Book my trial'),
				class: chosen('a class', template('the heading', 'Try {choice}', 40), 'Request a place'),
				plan: chosen('a plan', template('the heading', 'Join with {choice}', 40), 'Ask to join'),
			}),
			asked: text('the words before what the visitor chose', 'You asked for', 30),
			removeChoice: text('the button beside it that removes it', 'Remove', 16),
			removed: text('the words in its place afterwards', 'Removed', 40),
			trial: text('what the free trial is called there', 'Free trial', 40),
			noScript: text(
				'the line above the fields if the browser runs no scripts: the form then does not know the choice',
				"JavaScript is switched off in your browser. Tell us in the comment which class or plan you'd like.",
				160,
			),
			comment: text('what the field for the message is called', 'Comment', 24),
			commentPlaceholder: text('the gray words in that field', 'Anything we should know?', 60),
			button: text('the button', 'submit now', 16),
			sending: text('the same button while it works', 'Sending', 16),
			sent: text('the message afterwards', 'Thank you, your message is on its way.', 80),
			sentChoice: template(
				'the message afterwards to a visitor who asked for something',
				'Thank you. You asked for {choice}. We answer within a day.',
				80,
			),
			subject: text(
				"the subject of the mail, where the visitor's mail program sends it",
				'Message from the website',
				60,
			),
			honeypot: text('a field that only robots see and fill in', 'Leave this field empty', 40),
			call: template(
				'the sentence after an error, with the phone number and the email address',
				'Or call us at {phone} or write to {email}.',
				80,
			),
			errors: group('the error messages', {
				name: text('no name', 'Enter your full name', 120),
				email: text('no email address', 'Enter your email address', 120),
				emailFormat: text('no proper email address', 'Enter an address like name@example.com', 120),
				comment: text('the message is too long', 'Keep your comment to 5,000 characters', 120),
				offline: text('no connection', "We can't reach the gym right now. Check your connection and try again.", 160),
				busy: text('too many messages', 'Too many messages. Wait a while and try again.', 160),
				server: text('the service fails', 'Your message was not sent. Try again, or call us.', 160),
				refused: text('the service refuses the message', 'Your message was not accepted. Check each field.', 160),
				noService: text('no service is set up', "This form isn't connected yet.", 160),
			}),
		}),
		map: group('the map', {
			title: text('what the map is called, for people who cannot see it', 'Map of the streets around the gym', 80),
			link: text('the button on the map', 'open the map', 20),
			note: text(
				'the text before the map is loaded, if it waits for a press',
				'The map comes from openstreetmap.org.',
				120,
			),
			show: text('the button that loads it then', 'show the map', 20),
		}),
	});

export type ContactPage = z.infer<ReturnType<typeof contactPageSchema>>;
