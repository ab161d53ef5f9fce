import type { z } from 'astro/zod';
import { accountFields } from './parts/account-form-page.ts';
import { group, text } from './parts/fields.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The page /forgot-password. */
export const forgotPasswordPageSchema = (context: SchemaContext) =>
	group('the page for a forgotten password', {
		...accountFields(context, 'Forgot password', 'Ask for a link to a new password.'),
		text: text('the sentence above the field', 'Enter your address and we send you a link.', 160),
		sent: text(
			'the message afterwards, whether the address has an account or not',
			'If there is an account for this address, a mail is on its way.',
			240,
		),
	});

/** The texts of the page /forgot-password. */
export type ForgotPasswordPage = z.infer<ReturnType<typeof forgotPasswordPageSchema>>;
