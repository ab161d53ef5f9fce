import { requestReset } from '~/accounts/account.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import type { ForgotPasswordPage } from '~/schemas/account-pages.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import StatusMessage from './StatusMessage.tsx';

interface Props {
	page: Pick<ForgotPasswordPage, 'button' | 'busy' | 'sent'>;
	texts: FormTexts & Pick<AccountTexts, 'email'>;
}

/** Requests an email with a link to set a new password. Shows the same text whether or not the account exists. */
export default function ForgotPasswordForm({ page, texts }: Props) {
	async function send({ email }: Typed) {
		await requestReset(email);
		return <StatusMessage>{page.sent}</StatusMessage>;
	}
	return <AccountForm fields={[{ name: 'email', label: texts.email }]} texts={texts} page={page} send={send} />;
}
