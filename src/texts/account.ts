/** The forms and messages of accounts: signing in and up, passwords, and the account page. */
export const account = {
	email: 'Email',
	password: 'Password',
	newPassword: 'New password',
	passwordRule: 'At least 6 characters.',
	show: 'Show', // the password
	hide: 'Hide',
	noScript: "This page needs JavaScript. Turn it on in your browser's settings.",

	testAccount: 'Test account: {email}, password {password}', // if the page has no hint of its own
	signIn: 'Sign in',
	signingIn: 'Signing in',
	forgot: 'Forgot your password?',
	noAccount: 'No account yet?',
	signedInAs: "You're signed in as {email}.",
	home: 'Go to the home page',
	yourAccount: 'Your account',
	signOut: 'Sign out',
	signingOut: 'Signing out',

	purpose:
		"Save the classes you like and see your week on your phone and your computer. An account is free, and it isn't a membership.",
	signUp: 'Sign up',
	signingUp: 'Signing up',
	haveAccount: 'Already have an account?',
	confirm: 'We sent a link to {email}. Open it to confirm your account.',
	noEmail: 'No email? Check your spam folder.',
	sending: 'Sending',

	sendLink: 'Send the link',
	linkSent:
		"If there's an account with this address, we sent a link to it. If nothing arrives within a few minutes, check your spam folder or try another address.",
	remembered: 'Remembered it?',

	noLink: 'To choose a new password, open the link in the email we sent you.',
	passwordSaved: "Your password has been changed, and you're signed in.",
	linkFailed: "Didn't get the email, or the link expired?",
	newLink: 'Send a new one',

	newEmail: 'New email',
	changeEmail: 'Change address',
	changing: 'Changing',
	emailChanged: 'Your address is now {email}.',
	emailSent: 'We sent a link to {email} and another to your old address. Open both to change your address.',
	currentPassword: 'Current password',
	changePassword: 'Change password',
	passwordChanged: 'Your password has been changed.',
	signOutHere: 'Sign out on this device',
	signOutEverywhere: 'Sign out everywhere',
	download: 'Download',
	downloading: 'Downloading',
	downloaded: 'The file is in your downloads.',
	file: 'my-account.json',
	delete: 'Delete for good',
	deleting: 'Deleting',
	deleted: 'Your account and everything in it have been deleted.',
};
