// Words for the islands' tests. They stand for what an editor wrote; only those that the specification fixes are the site's own.
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
	categories: {
		underweight: { name: 'Underweight', range: 'below 20', text: 'Less than 20.' },
		normal: { name: 'Normal', range: 'from 20', text: 'From 20 to 27.' },
		overweight: { name: 'Overweight', range: 'from 27', text: '27 and more.' },
	},
};

const form = { email: 'Email', password: 'Password', show: 'Show', hide: 'Hide' };
const errors = {
	emailMissing: 'Enter your email address',
	emailFormat: 'Enter an address like name@example.com',
	passwordMissing: 'Enter your password',
	unreachable: 'We cannot reach the service.',
	outdated: 'This page has changed.',
	tooMany: 'Too many attempts.',
	noStorage: 'Your browser stores nothing.',
	server: 'The service has a problem.',
};

export const signInTexts: typeof form & Pick<SignInPage, 'button' | 'busy' | 'errors'> = {
	...form,
	button: 'Sign in',
	busy: 'Signing in',
	errors: { ...errors, wrong: 'Wrong email or password', notConfirmed: 'Confirm your address first.' },
};

export const signUpTexts: typeof form &
	Pick<SignUpPage, 'button' | 'busy' | 'errors' | 'passwordRule' | 'confirm' | 'other'> = {
	...form,
	button: 'Sign up',
	busy: 'Signing up',
	passwordRule: 'At least 6 characters.',
	confirm: 'Check your inbox to confirm {email}.',
	other: { text: 'Already a member?', label: 'Sign in', href: '/login' },
	errors: {
		...errors,
		alreadyRegistered: 'There is already an account for this address.',
		weakPassword: 'Choose a longer password.',
		commonPassword: 'This password is easy to guess.',
		longPassword: 'Choose a shorter password.',
		emailRefused: 'Use another address.',
		closed: 'New accounts are closed.',
	},
};
