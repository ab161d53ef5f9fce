import type { z } from 'astro/zod';
import { group, message, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { pageHead, sectionHead } from './parts/page.ts';

const heading = (example: string) => text('the heading', example, 40);
const about = (example: string) => text('what it does, in a sentence or two', example, 400);
const button = (example: string) => text('the button', example, 30);
const busy = (example: string) => text("the same button while it's working", example, 30);

/** The page /account. */
export const accountPageSchema = () =>
	group('the account page', {
		...pageHead('Your account', 'Your address, your password and your data.'),
		...sectionHead('members', 'Your account', 24),
		week: group("the member's next class, with a link to all saved classes", {
			heading: heading('My week'),
			text: about('The classes you saved, on every device.'),
			next: text('the label above the next class', 'Your next class', 30),
			empty: text('the sentence if no class is saved', 'You have no saved classes yet.', 120),
			schedule: text('the link to the schedule below it', 'See the schedule', 40),
		}),
		email: group('the form that changes the address', {
			heading: heading('Change your email address'),
			text: about("We'll send a link to your new address."),
			field: text('the label of the field', 'New email', 24),
			button: button('Change address'),
			busy: busy('Changing'),
			changed: message('the address is changed', 'Your address is now {email}.'),
			sent: text('the message if links in emails must be opened first', 'Open the link that we sent to {email}.', 240),
		}),
		password: group('the form that changes the password', {
			heading: heading('Change your password'),
			text: about("You'll stay signed in on this device."),
			current: text('the label of the current password field', 'Current password', 24),
			button: button('Change password'),
			busy: busy('Changing'),
			changed: message('the password is changed', 'Your password has been changed.'),
		}),
		signOut: group('signing out', {
			heading: heading('Sign out'),
			text: about("Only on this device, or everywhere you're signed in."),
			here: button('On this device'),
			everywhere: button('Everywhere'),
			busy: busy('Signing out'),
		}),
		download: group('the file with everything that is stored', {
			heading: heading('Download your data'),
			text: about('A file with everything stored in your account.'),
			button: button('Download'),
			busy: busy('Downloading'),
			file: text('the name of the file', 'my-data.json', 40),
			done: text('the message afterward', 'The file is in your downloads.', 80),
		}),
		remove: group('the form that deletes the account', {
			heading: heading('Delete your account'),
			text: about('This deletes your account and everything in it, right away and for good.'),
			button: button('Delete for good'),
			busy: busy('Deleting'),
			done: message('the account is deleted', 'Your account has been deleted.'),
			next: link('the link below it', 'Go to the home page', '/', 40),
		}),
		noScript: message('JavaScript is off', 'This page needs JavaScript.'),
	});

export type AccountPage = z.infer<ReturnType<typeof accountPageSchema>>;
