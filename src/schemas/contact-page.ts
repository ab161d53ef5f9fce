import type { z } from 'astro/zod';
import { group, template, text } from './parts/fields.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The form's heading, sentence and button for one kind of choice. */
function chosen<Heading extends z.ZodType>(kind: string, heading: Heading, button: string) {
	return group(`the form for a visitor who chose ${kind}`, {
		heading,
		next: text('what happens next, in one sentence', "We'll write back within a day to set up a time.", 120),
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
			address: text('the word next to the address', 'Address', 20),
			hours: text('the words next to the opening hours', 'Opening hours', 20),
			information: text('the word next to the phone number and email', 'Information', 20),
			social: text('the words next to the icons', 'Follow us', 20),
		}),
		form: group('the form', {
			...sectionHead('write to us', 'Leave Us Your Info', 24),
			name: text('the label of the name field', 'Full Name', 24),
			email: text('the label of the email field', 'Email Address', 24),
			class: text('the label of the list of classes', 'Class', 24),
			classPlaceholder: text('the words in that list before a class is chosen', 'Select Class', 24),
			chosen: group('the text for visitors who come from a class, a plan or the free trial', {
				trial: chosen('the free trial', text('the heading', 'Book your free trial', 40), 'Book my trial'),
				class: chosen('a class', template('the heading', 'Try {choice}', 40), 'Request a spot'),
				plan: chosen('a plan', template('the heading', 'Join with the {choice} plan', 40), 'Ask to join'),
			}),
			asked: text('the words before what the visitor chose', 'You asked for', 30),
			removeChoice: text('the button next to it that removes it', 'Remove', 16),
			removed: text('the words in its place afterward', 'Removed', 40),
			trial: text('what the free trial is called after “You asked for”', 'Free trial', 40),
			noScript: text(
				"the line above the fields if JavaScript is off, because the form then doesn't know the choice",
				"JavaScript is turned off in your browser. Tell us in the comment which class or plan you'd like.",
				160,
			),
			comment: text('the label of the message field', 'Comment', 24),
			commentPlaceholder: text('the gray words in that field', 'Anything we should know?', 60),
			button: text('the button', 'submit now', 16),
			sending: text("the same button while it's working", 'Sending', 16),
			sent: text('the message afterward', 'Thank you. Your message is on its way.', 80),
			sentChoice: template(
				'the message afterward for visitors who asked for something',
				"Thank you. You asked for {choice}. We'll reply within a day.",
				80,
			),
			subject: text(
				"the subject of the email, if the visitor's email program sends it",
				'Message from the website',
				60,
			),
			honeypot: text('the label of a hidden field, which only spam bots fill in', 'Leave this field empty', 40),
			call: template(
				'the sentence after an error, with the phone number and the email address',
				'Or call {phone} or email {email}.',
				80,
			),
			errors: group('the error messages', {
				name: text('the message if the name is missing', 'Enter your full name', 120),
				email: text('the message if the email address is missing', 'Enter your email address', 120),
				emailFormat: text(
					"the message if the email address isn't valid",
					'Enter an address like name@example.com',
					120,
				),
				comment: text('the message if the comment is too long', 'Keep your comment to 5,000 characters', 120),
				offline: text(
					'the message if there is no connection',
					"We can't reach the gym right now. Check your connection and try again.",
					160,
				),
				tooMany: text(
					'the message if too many messages were sent',
					'Too many messages. Wait a while and try again.',
					160,
				),
				server: text('the message if the service fails', 'Your message was not sent. Try again, or call us.', 160),
				refused: text('the message if the service refuses it', 'Your message was not accepted. Check each field.', 160),
				noService: text('the message if no service is set up', "This form isn't working yet.", 160),
			}),
		}),
		map: group('the map', {
			title: text('what screen readers call the map', 'Map of the streets around the gym', 80),
			link: text('the button on the map', 'open the map', 20),
			note: text('the text in place of the map, if it waits for a click', 'The map comes from openstreetmap.org.', 120),
			show: text('the button that loads the map', 'show the map', 20),
		}),
	});

export type ContactPage = z.infer<ReturnType<typeof contactPageSchema>>;
