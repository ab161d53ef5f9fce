/** What a page asks before it uses a link from an email, and what it says afterward. */
export const mailLinks = {
	confirmHeading: 'Confirm your account',
	confirmText: 'Press the button to confirm your email address. It also signs you in.',
	confirm: 'Confirm and sign in',
	changeHeading: 'Change your email address',
	changeText: 'Press the button to confirm the new address of your account. It also signs you in.',
	change: 'Confirm the change',
	passwordHeading: 'Choose a new password',
	passwordText: 'Choose a new password for your account. It also signs you in.',
	password: 'Save and sign in',
	checking: 'Checking your link',
	confirmed: 'Your email address is confirmed.',
	half: 'This address is confirmed. Now open the link we sent to your other address.',
	linkFor: 'This link is for {email}.',
	other: "This link is for {email}, but you're signed in as {current}. Sign out, then press the button again.",
};
