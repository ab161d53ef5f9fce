import { group, text } from './parts/fields.ts';
import { bookingAddress } from './parts/link.ts';
import { banner, pageHead, sectionHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

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
			trialText: text(
				'what the free trial is, and that it costs nothing; also on the page of each class',
				'One hour, in any class. It costs nothing. You decide afterward.',
				160,
			),
			trialBook: bookingAddress('the free trial'),
			bring: text(
				'what to bring, on the page of each class; a class may say something else',
				'Bring sports clothes and indoor shoes.',
				160,
			).optional(),
			planText: text(
				'what happens next, for visitors who want a plan',
				"We'll write back to agree on your first day. You pay at the desk.",
				160,
			).optional(),
			promise: text('when you answer', 'We answer within a day, Monday to Saturday.', 120),
		}),
		questions: group(
			'the questions, which are in content/questions',
			sectionHead('before you come', 'Questions and answers'),
		),
		map: group('the map', {
			note: text('the text in place of the map, if it waits for a click', 'The map comes from openstreetmap.org.', 120),
		}),
	});
