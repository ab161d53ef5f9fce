import type { z } from 'astro/zod';
import { accountFields, hint, sentence } from './parts/account-form-page.ts';
import { group, text } from './parts/fields.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The page /login. */
export const signInPageSchema = (context: SchemaContext) =>
	group('the sign-in page', {
		...accountFields(context, 'Sign in', 'Sign in to your account.'),
		forgot: text('the link for a forgotten password', 'Forgot your password?', 40),
		hint,
		errors: group('the error messages', {
			wrong: sentence('email or password is wrong', 'Wrong email or password'),
			notConfirmed: sentence('the address was never confirmed', 'Confirm your email first: open the link we sent you.'),
		}),
	});

/** The texts of the sign-in page. */
export type SignInPage = z.infer<ReturnType<typeof signInPageSchema>>;
