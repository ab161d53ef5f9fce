/** What went wrong with an account. accounts/account-error.ts finds the error from the service's response. */
export const accountErrors = {
	emailMissing: 'Enter your email address',
	emailFormat: 'Enter an address like name@example.com',
	passwordMissing: 'Enter your password',
	newPasswordMissing: 'Enter a password',
	weakPassword: 'Choose a longer password: at least 6 characters.',
	plainPassword: 'Use uppercase and lowercase letters, numbers and a symbol such as ! or ? in your password.',
	commonPassword: 'This password is easy to guess. Choose another one.',
	longPassword: 'Choose a shorter password: at most 72 characters. Letters such as ä or é count as two, emoji as four.',
	samePassword: 'This is already your password. Choose another one.',
	wrong: 'Wrong email or password',
	wrongPassword: "This isn't your current password",
	notConfirmed:
		'Confirm your email address first. Open the link in the email we sent you. No email? Sign up again to get another one.',
	closed: "Sign-up is closed right now. Contact us and we'll help.",
	alreadyRegistered: "There's already an account with this address.",
	emailRefused: "We can't send email to this address. Use another one.",
	banned: 'This account has been closed. Call us or come by.',
	linkExpired:
		'This link no longer works: it has expired or has already been used. If you still need one, sign in and ask for a new link. New here? Sign up again.',
	resetExpired: 'This link no longer works: it has expired or has already been used.', // a form for a new link follows
	signInAgain: "You've been signed out. Please sign in again.",
	tooMany: 'Too many attempts. Please wait a minute and try again.',
	tooManyMails: 'We just sent you an email. Wait a minute before you ask for another.',
	unreachable: "We can't reach the sign-in service. Check your connection and try again.",
	outdated: "There's a newer version of this page. Reload it and try again.",
	noStorage:
		"Your browser is blocking storage for this site, so you can't stay signed in. Allow it in your browser's settings and try again.",
	server: 'Something went wrong on our side. Try again in a few minutes.',
	setup: 'Something went wrong on our side. Call us, or try again later.',
	unavailable: "Accounts aren't available on this site right now. Call us or come by.",
};
