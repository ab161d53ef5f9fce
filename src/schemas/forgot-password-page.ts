import type { z } from 'astro/zod';
import { accountFields } from './parts/account-page.ts';
import { group, text } from './parts/fields.ts';
import type { Tools } from './parts/picture.ts';

/** The page /forgot-password. */
export const forgotPasswordPageSchema = (tools: Tools) =>
	group('the page for who has forgotten the password', {
		...accountFields(tools, 'Forgot password', 'Ask for a link to a new password.'),
		text: text('the sentence above the field', 'Enter your address and we send you a link.', 160),
		sent: text(
			'what is said afterwards, whether the address has an account or not',
			'If there is an account for this address, a mail is on its way.',
			240,
		),
	});

/** The texts of the page. */
export type ForgotPasswordPage = z.infer<ReturnType<typeof forgotPasswordPageSchema>>;
