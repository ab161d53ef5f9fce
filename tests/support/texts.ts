// Texts for the island tests, in place of an editor's content. Only those that the specification fixes match the real site.
import type { AccountTexts } from '~/schemas/account-texts';
import type { HomePage } from '~/schemas/home-page';
import type { SignInPage } from '~/schemas/sign-in-page';
import type { SignUpPage } from '~/schemas/sign-up-page';

export const bmiTexts: HomePage['bmi'] = {
	label: 'BMI calculator',
	heading: 'Calculate your BMI',
	text: 'Two numbers, one answer.',
	weight: { label: 'Weight', unit: 'kg', placeholder: '72' },
	height: { label: 'Height', unit: 'cm', placeholder: '178' },
	button: 'Calculate',
	alert: 'Please enter a valid weight and height',
	noScript: 'This calculator needs JavaScript.',
	before: { title: 'Your BMI', text: 'Enter weight and height.' },
	inCentimetres: 'Height is in centimetres.',
	categories: {
		underweight: { name: 'Underweight', range: 'below 20', text: 'Less than 20.' },
		normal: { name: 'Normal', range: 'from 20', text: 'From 20 to 27.' },
		overweight: { name: 'Overweight', range: 'from 27', text: '27 and more.' },
	},
};

/** What all account forms share. */
export const accountTexts: AccountTexts = {
	email: 'Email',
	password: 'Password',
	newPassword: 'New password',
	passwordRule: 'At least 6 characters.',
	show: 'Show',
	hide: 'Hide',
	signIn: 'Sign in',
	signedIn: { text: 'You are {email}.', home: 'Home', account: 'Your account', signOut: 'Sign out' },
	unavailable: 'There are no accounts here.',
	resend: { button: 'Send it again', busy: 'Sending', sent: 'It is on its way.', wait: 'Wait {time}.' },
	link: {
		busy: 'One moment.',
		confirmed: 'Your address is confirmed.',
		half: 'Open the other mail too.',
		linkExpired: 'This link no longer works.',
		otherBrowser: 'Open it in the other browser.',
		question: '{email} is confirmed. Sign in?',
		signIn: 'Sign in now',
		notNow: 'Not now',
		other: 'This is for {email}, you are {current}.',
		use: 'Use the link',
		keep: 'Leave it',
		again: 'Try again',
	},
	errors: {
		emailMissing: 'Enter your email address',
		emailFormat: 'Enter an address like name@example.com',
		passwordMissing: 'Enter your password',
		newPasswordMissing: 'Enter a password',
		weakPassword: 'Choose a longer password.',
		plainPassword: 'Mix your characters.',
		commonPassword: 'This password is easy to guess.',
		longPassword: 'Choose a shorter password.',
		samePassword: 'This is the old one.',
		wrong: 'Wrong password',
		alreadyRegistered: 'There is already an account for this address.',
		emailRefused: 'Use another address.',
		banned: 'This account is closed.',
		signInAgain: 'Your sign-in has run out.',
		tooMany: 'Too many attempts.',
		tooManyMails: 'Too many mails.',
		unreachable: 'We cannot reach the service.',
		outdated: 'This page has changed.',
		noStorage: 'Your browser stores nothing.',
		server: 'The service has a problem.',
		setup: 'It is not you.',
	},
};

export const signInTexts: Pick<SignInPage, 'button' | 'busy' | 'errors'> = {
	button: 'Sign in',
	busy: 'Signing in',
	errors: { wrong: 'Wrong email or password', notConfirmed: 'Confirm your address first.' },
};

export const signUpTexts: Pick<SignUpPage, 'button' | 'busy' | 'errors' | 'confirm' | 'other'> = {
	button: 'Sign up',
	busy: 'Signing up',
	confirm: 'Check your inbox to confirm {email}.',
	other: { text: 'Already a member?', label: 'Sign in', href: '/login' },
	errors: { closed: 'New accounts are closed.' },
};
