import { group, text } from './fields.ts';
import { link } from './link.ts';
import { pageHead, sectionHead } from './page.ts';
import { landscape, picture, type Tools } from './picture.ts';

/** One sentence for a visitor when something has gone wrong. */
export function sentence(when: string, example: string) {
	return text(`what is said when ${when}`, example, 160);
}

/** What the sign-in and the sign-up page have in common. */
export function accountFields(tools: Tools) {
	return {
		...pageHead('Sign in', 'Sign in to your account.'),
		picture: group('the picture at the left', {
			heading: text('the words on it', 'Good to see you again.', 30, 'it fills two lines'),
			...picture(tools, landscape),
		}),
		...sectionHead('sign in', 'Welcome back', 24),
		email: text('what the field for the email address is called', 'Email', 24),
		password: text('what the field for the password is called', 'Password', 24),
		show: text('the button that shows the password', 'Show', 12),
		hide: text('the button that hides it again', 'Hide', 12),
		button: text('the button', 'Sign in', 16),
		busy: text('the same button while it works', 'Signing in', 16),
		other: group('the line under the button', {
			text: text('the question', 'No account yet?', 40),
			...link('the link behind it', 'Sign up', '/signup').shape,
		}),
		hint: text(
			'the box at the foot; {email} and {password} become the test account',
			'Just looking? Use {email}, password {password}',
			120,
		),
		signedIn: group('what is shown to a visitor who is already signed in', {
			text: text('the sentence; {email} becomes the address', 'You are signed in as {email}.', 80),
			home: text('the link to the home page', 'Go to the home page', 30),
			signOut: text('the button that signs out', 'Sign out', 16),
		}),
		noScript: sentence('the browser runs no scripts', 'Signing in needs JavaScript. Switch it on, or call us.'),
		unavailable: sentence('the site has no accounts', 'Accounts are not available here at the moment.'),
	};
}

/** The sentences for what can go wrong on both pages. */
export const accountErrors = {
	emailMissing: sentence('the email address is missing', 'Enter your email address'),
	emailFormat: sentence('the email address is no address', 'Enter an address like name@example.com'),
	passwordMissing: sentence('the password is missing', 'Enter your password'),
	unreachable: sentence(
		'the service cannot be reached',
		"We can't reach the sign-in service. Check your connection and try again.",
	),
	outdated: sentence(
		'the page is older than the site: what it would load is gone since the last change of the site',
		'This page has changed since you opened it. Reload it and try again.',
	).default('This page has changed since you opened it. Reload it and try again.'),
	tooMany: sentence('there were too many attempts', 'Too many attempts. Please wait a minute and try again.'),
	noStorage: sentence(
		'the browser stores nothing for this site',
		'Your browser lets this site store nothing, so you cannot stay signed in. Allow it and try again.',
	),
	server: sentence('the service fails', 'The sign-in service has a problem. Try again in a few minutes.'),
};
