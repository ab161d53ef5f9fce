import type { z } from 'astro/zod';
import { accountFields, hint, sentence } from './parts/account-form-page.ts';
import { group, text } from './parts/fields.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The page /signup. */
export const signUpPageSchema = (context: SchemaContext) =>
	group('the sign-up page', {
		...accountFields(context, 'Sign up', 'Create an account.'),
		hint,
		confirm: text('the message when an email must be confirmed first', 'Check your inbox to confirm {email}.', 120),
		errors: group('the error messages', {
			closed: sentence('new accounts are switched off', 'New accounts are closed at the moment. Contact us.'),
		}),
	});

/** The texts of the sign-up page. */
export type SignUpPage = z.infer<ReturnType<typeof signUpPageSchema>>;
