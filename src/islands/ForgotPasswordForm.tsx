import { requestReset } from '~/accounts/account';
import { href } from '~/lib/urls';
import type { AccountTexts } from '~/schemas/account-texts';
import type { ForgotPasswordPage } from '~/schemas/forgot-password-page';
import AccountForm, { type FormTexts, type Typed } from './AccountForm';
import Notice from './Notice';

interface Props {
	page: Pick<ForgotPasswordPage, 'button' | 'busy' | 'sent'>;
	texts: FormTexts & Pick<AccountTexts, 'email'>;
}

/** Has a mail sent that leads to a new password. Says the same for an address that nobody has an account with. */
export default function ForgotPasswordForm({ page, texts }: Props) {
	const { errors } = texts;

	async function send({ email }: Typed) {
		const problem = await requestReset(email, new URL(href('/new-password'), location.origin).href);
		return problem ? { problem, text: errors[problem] } : { done: <Notice>{page.sent}</Notice> };
	}
	return (
		<AccountForm
			fields={[{ name: 'email', kind: 'email', label: texts.email }]}
			texts={texts}
			page={page}
			send={send}
		/>
	);
}
