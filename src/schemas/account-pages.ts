// The pages with one account form beside a picture.
import type { z } from 'astro/zod';
import { group, message, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import { pageHead, sectionHead } from './parts/page.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** What these pages share. @param title, description the examples for the page's title and meta description */
function formPage(context: SchemaContext, title: string, description: string) {
	return {
		...pageHead(title, description),
		picture: group('the picture on the left', {
			heading: text('the words on it', 'Good to see you again.', 30, 'there is room for two lines'),
			...picture(context, landscape),
		}),
		...sectionHead('sign in', 'Welcome back', 24),
		button: text('the button', 'Sign in', 24),
		busy: text("the same button while it's working", 'Signing in', 24),
		other: group('the line under the button', {
			text: text('the question', 'No account yet?', 60),
			...link('the link after it', 'Sign up', '/signup').shape,
		}),
		noScript: message('JavaScript is off', 'Signing in needs JavaScript. Turn it on, or call us.'),
	};
}

const hint = text(
	'the box at the bottom; {email} and {password} become the test account',
	'Just looking? Use {email}, password {password}',
	120,
);

/** The page /login. */
export const signInPageSchema = (context: SchemaContext) =>
	group('the sign-in page', {
		...formPage(context, 'Sign in', 'Sign in to your account.'),
		forgot: text('the link for a forgotten password', 'Forgot your password?', 40),
		hint,
	});

export type SignInPage = z.infer<ReturnType<typeof signInPageSchema>>;

/** The page /signup. */
export const signUpPageSchema = (context: SchemaContext) =>
	group('the sign-up page', {
		...formPage(context, 'Sign up', 'Create an account.'),
		hint,
		confirm: text('the message if the email address must be confirmed first', 'We sent a link to {email}.', 120),
		noMail: text('the words below it, before the links to sign in and to get a new password', 'No email?', 120),
	});

export type SignUpPage = z.infer<ReturnType<typeof signUpPageSchema>>;

/** The page /forgot-password. */
export const forgotPasswordPageSchema = (context: SchemaContext) =>
	group('the forgot-password page', {
		...formPage(context, 'Forgot password', 'Get a link to choose a new password.'),
		text: text('the sentence above the field', "Enter your email address and we'll send you a link.", 160),
		sent: text(
			'the message afterward, whether or not the address has an account',
			'If there is an account for this address, we sent a link to it.',
			240,
		),
	});

export type ForgotPasswordPage = z.infer<ReturnType<typeof forgotPasswordPageSchema>>;

/** The page /new-password, which the email from /forgot-password links to. */
export const newPasswordPageSchema = (context: SchemaContext) =>
	group('the new-password page', {
		...formPage(context, 'New password', 'Choose a new password.'),
		text: text('the sentence above the field; {email} becomes the address', 'For the account {email}.', 120),
		noLink: message('someone opens this page without a link from an email', 'Open the link in the email we sent you.'),
		saved: text('the message when it is saved', "Your password has been changed, and you're signed in.", 120),
		next: link('the link below it', 'Your account', '/account', 40),
		expired: message('the link has expired or was used', 'This link no longer works.'),
	});

export type NewPasswordPage = z.infer<ReturnType<typeof newPasswordPageSchema>>;
