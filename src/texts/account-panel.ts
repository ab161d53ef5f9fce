/** The panel under the person icon, for members who are signed in. */
export const accountPanel = {
	account: 'Your account',
	signedInAs: 'Signed in as',
	signOut: 'Sign out',
	signingOut: 'Signing out',
};
