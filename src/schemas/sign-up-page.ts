import type { z } from 'astro/zod';
import { accountErrors, accountFields, sentence } from './parts/account-page.ts';
import { group, text } from './parts/fields.ts';
import type { Tools } from './parts/picture.ts';

/** The page /signup. */
export const signUpPageSchema = (tools: Tools) =>
	group('the sign-up page', {
		...accountFields(tools),
		passwordRule: text('the rule under the password field', 'At least 6 characters.', 80),
		confirm: text('what is said when an email must be confirmed first', 'Check your inbox to confirm {email}.', 120),
		errors: group('what is said when something goes wrong', {
			...accountErrors,
			alreadyRegistered: sentence('the address has an account', 'There is already an account for this address.'),
			weakPassword: sentence('the password is too weak', 'Choose a longer password: at least 6 characters.'),
			commonPassword: sentence('the password is easy to guess', 'This password is easy to guess. Choose another one.'),
			longPassword: sentence('the password is too long', 'Choose a shorter password: at most 72 characters.'),
			emailRefused: sentence('the service refuses the address', "We can't send mail to this address. Use another one."),
			closed: sentence('new accounts are switched off', 'New accounts are closed at the moment. Contact us.'),
		}),
	});

/** The texts of the sign-up page. */
export type SignUpPage = z.infer<ReturnType<typeof signUpPageSchema>>;
