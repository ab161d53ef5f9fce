/** The panel under the person icon, for members who are signed in. */
export const accountPanel = {
	account: 'Your account',
	signedInAs: 'Signed in as',
	lastSignedInAs: 'Last signed in as', // while an expired session is being checked
	signOut: 'Sign out',
	signingOut: 'Signing out',
};
