import type { z } from 'astro/zod';
import { accountFields, sentence } from './parts/account-form-page.ts';
import { group, text } from './parts/fields.ts';
import { link } from './parts/link.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The page /new-password, which the mail from /forgot-password links to. */
export const newPasswordPageSchema = (context: SchemaContext) =>
	group('the page for a new password', {
		...accountFields(context, 'New password', 'Choose a new password.'),
		text: text('the sentence above the field; {email} becomes the address', 'For the account {email}.', 120),
		noLink: sentence('somebody comes without a link from a mail', 'Open the link in the mail that we sent you.'),
		saved: text('the message when it is saved', 'Your new password is saved. You are signed in.', 120),
		next: link('the link below it', 'Your account', '/account', 40),
		expired: sentence('the link is too old or was used', 'This link no longer works.'),
	});

/** The texts of the page /new-password. */
export type NewPasswordPage = z.infer<ReturnType<typeof newPasswordPageSchema>>;
