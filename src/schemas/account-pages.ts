// The pages of accounts. Their labels, buttons and messages are in src/texts/english.json.
import { group, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { pageHead, sectionHead } from './parts/page.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** What the pages with one form beside a picture share. @param title, description, heading the examples */
function formPage(context: SchemaContext, title: string, description: string, heading: string) {
	return {
		...pageHead(title, description),
		picture: group('the picture on the left', {
			heading: text('the words on it', 'Good to see you again.', 30, 'there is room for two lines'),
			...picture(context, landscape),
		}),
		...sectionHead('sign in', heading),
	};
}

/** {email} and {password} become the test account. */
const hint = text('the box at the bottom', 'Just looking? Use {email}, password {password}', 120).optional();

/** The page /login. */
export const signInPageSchema = (context: SchemaContext) =>
	group('the sign-in page', { ...formPage(context, 'Sign in', 'Sign in to your account.', 'Welcome back'), hint });

/** The page /signup. */
export const signUpPageSchema = (context: SchemaContext) =>
	group('the sign-up page', { ...formPage(context, 'Sign up', 'Create an account.', 'Create an account'), hint });

/** The page /forgot-password. */
export const forgotPasswordPageSchema = (context: SchemaContext) =>
	group('the forgot-password page', {
		...formPage(context, 'Forgot password', 'Get a link to choose a new password.', 'Forgot it?'),
		text: text('the sentence above the field', "Enter your email address and we'll send you a link.", 160),
	});

/** The page /new-password, which the email from /forgot-password links to. */
export const newPasswordPageSchema = (context: SchemaContext) =>
	group('the new-password page', formPage(context, 'New password', 'Choose a new password.', 'Choose a new one'));

/** The page /account. */
export const accountPageSchema = () =>
	group('the account page', {
		...pageHead('Your account', 'Your address, your password and your data.'),
		...sectionHead('members', 'Your account'),
		week: row('the link to My week', 'My week', 'The classes you saved.'),
		email: row('the form that changes the address', 'Change your email address', 'We send a link to both addresses.'),
		password: row('the form for a new password', 'Change your password', 'Your other devices will be signed out.'),
		signOut: row('signing out', 'Sign out', "Only on this device, or everywhere you're signed in."),
		download: row('the file with all stored data', 'Download your data', 'A file with everything in your account.'),
		remove: group('the form that deletes the account', {
			...rowTexts('Delete your account', 'This deletes your account, for good. Enter your password to confirm.'),
			link: link('an optional link below it', 'How to end your membership', '/contact', 40).optional(),
		}),
	});

function row(about: string, heading: string, example: string) {
	return group(about, rowTexts(heading, example));
}

function rowTexts(heading: string, example: string) {
	return { heading: text('the heading', heading, 40), text: text('what it does, in a sentence or two', example, 400) };
}
