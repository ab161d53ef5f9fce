import { requestReset } from '~/accounts/account.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import StatusMessage from './StatusMessage.tsx';

/** Requests an email with a link to set a new password. Shows the same text whether or not the account exists. */
export default function ForgotPasswordForm({ texts, errors }: FormTexts) {
	async function send({ email }: Typed) {
		await requestReset(email);
		return <StatusMessage>{texts.linkSent}</StatusMessage>;
	}
	return (
		<AccountForm
			fields={[{ name: 'email', label: texts.email }]}
			texts={texts}
			errors={errors}
			button={texts.sendLink}
			busy={texts.sending}
			send={send}
		/>
	);
}
