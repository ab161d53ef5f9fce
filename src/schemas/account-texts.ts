import type { z } from 'astro/zod';
import { entry, group, message, text } from './parts/fields.ts';

const name = (about: string, example: string) => text(about, example, 40);

/** Texts shared by all account pages. */
export const accountTextsSchema = () =>
	entry('text on all account pages', {
		email: name('the label of the email field', 'Email'),
		password: name('the label of the password field', 'Password'),
		newPassword: name('the label of the new password field', 'New password'),
		passwordRule: text('the rule under the new password field', 'At least 6 characters.', 80),
		show: text('the button that shows the password', 'Show', 12),
		hide: text('the button that hides it again', 'Hide', 12),
		signIn: name('the link to the sign-in page at the end of a sentence', 'Sign in'),
		signedIn: group('what visitors see if they are already signed in', {
			text: text('the sentence; {email} becomes the address', "You're signed in as {email}.", 80),
			home: text('the link to the home page', 'Go to the home page', 30),
			account: text('the link to the account page', 'Your account', 30),
			signOut: text('the button that signs out', 'Sign out', 16),
		}),
		unavailable: message('the site has no accounts', "Accounts aren't available here right now."),
		resend: group('the button that sends the confirmation email again', {
			button: text('the button', 'Send the email again', 40),
			busy: text("the same button while it's working", 'Sending', 40),
			sent: text('the message afterward', "We sent it again. If it doesn't arrive, check your spam folder.", 160),
			wait: text(
				'the message if the visitor asks again too soon; {time} becomes the wait',
				'We just sent you an email. You can ask for another one in {time}.',
				160,
			),
		}),
		link: group('text about links in our emails', {
			checking: text('the message while the link is being checked', "We're checking your link.", 80),
			confirmed: message('the address is confirmed', 'Your email address is confirmed.'),
			half: message('the first of two addresses is confirmed', 'One address is confirmed. Open the other link too.'),
			other: text(
				'the message if someone else is signed in; {email} becomes the address the link is for, {current} the one signed in',
				'This link is for {email}, but you are signed in as {current}.',
				160,
			),
			use: text('the button that uses the link', 'Use the link', 30),
			keep: text('the button that leaves everything as it is', 'Stay signed in', 30),
			again: text('the button that tries again', 'Try again', 30),
			heading: text('the heading of the page after a click in our email', 'Confirm your account', 24),
			question: text(
				'the line above the sign-in button; {email} becomes the address',
				'We’ll sign you in as {email}.',
				160,
			),
			signIn: text('the button that signs in and goes to My week', 'Confirm and sign in', 30),
		}),
		errors: group('the error messages', {
			emailMissing: message('the email address is missing', 'Enter your email address'),
			emailFormat: message("the email address isn't valid", 'Enter an address like name@example.com'),
			passwordMissing: message('the password is missing', 'Enter your password'),
			newPasswordMissing: message('the new password is missing', 'Enter a password'),
			weakPassword: message('the password is too short', 'Choose a longer password: at least 6 characters.'),
			plainPassword: message('the password needs other characters', 'Use letters, numbers and a symbol such as !.'),
			commonPassword: message('the password is easy to guess', 'This password is easy to guess. Choose another one.'),
			longPassword: message('the password is too long', 'Choose a shorter password: at most 72 characters.'),
			samePassword: message('the new password is the old one', 'This is already your password. Choose another one.'),
			wrong: message('the email or password is wrong', 'Wrong email or password'),
			wrongPassword: message("a member's password is wrong", 'This is not your current password'),
			notConfirmed: message(
				'the email address was never confirmed',
				'Confirm your email first: open the link we sent you.',
			),
			closed: message('new accounts are turned off', 'Sign-up is closed right now. Contact us.'),
			alreadyRegistered: message('the address has an account', "There's already an account with this address."),
			emailRefused: message('the service refuses the address', "We can't send email to this address. Use another one."),
			banned: message('the gym has closed the account', 'This account has been closed. Call us or come by.'),
			linkExpired: message('the link has expired or was used', 'This link no longer works. Sign in to get a new one.'),
			signInAgain: message('the member has been signed out', "You've been signed out. Please sign in again."),
			tooMany: message('there were too many attempts', 'Too many attempts. Please wait a minute and try again.'),
			tooManyMails: message('an email was just sent', 'We just sent you an email. Wait a minute.'),
			unreachable: message("the service can't be reached", "We can't reach the sign-in service. Try again."),
			outdated: message(
				'the page is older than the site',
				"There's a newer version of this page. Reload it and try again.",
			),
			noStorage: message('the browser blocks storage', 'Your browser is blocking storage for this site.'),
			server: message('the service fails', 'The sign-in service has a problem. Try again in a few minutes.'),
			setup: message('the account service is set up wrong', 'Something went wrong on our side. Call us.'),
		}),
	});

export type AccountTexts = z.infer<ReturnType<typeof accountTextsSchema>>;
