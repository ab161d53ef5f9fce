import type { z } from 'astro/zod';
import { accountErrors, accountFields, sentence } from './parts/account-page.ts';
import { group } from './parts/fields.ts';
import type { Tools } from './parts/picture.ts';

/** The page /login. */
export const signInPageSchema = (tools: Tools) =>
	group('the sign-in page', {
		...accountFields(tools),
		errors: group('what is said when something goes wrong', {
			...accountErrors,
			wrong: sentence('email or password is wrong', 'Wrong email or password'),
			notConfirmed: sentence('the address was never confirmed', 'Confirm your email first: open the link we sent you.'),
		}),
	});

/** The texts of the sign-in page. */
export type SignInPage = z.infer<ReturnType<typeof signInPageSchema>>;
