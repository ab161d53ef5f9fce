import { useEffect, useRef, useState } from 'react';
import { requestReset } from '~/accounts/account';
import { href } from '~/lib/urls';
import type { AccountTexts } from '~/schemas/account-texts';
import type { ForgotPasswordPage } from '~/schemas/forgot-password-page';
import AccountForm, { type Complaint, type FormTexts, type Typed } from './AccountForm';
import { fieldOf } from './field-of';

interface Props {
	page: Pick<ForgotPasswordPage, 'button' | 'busy' | 'sent'>;
	texts: FormTexts & Pick<AccountTexts, 'email' | 'errors'>;
}

/** Has a mail sent that leads to a new password. Says the same for an address that nobody has an account with. */
export default function ForgotPasswordForm({ page, texts }: Props) {
	const [sent, setSent] = useState(false);
	const notice = useRef<HTMLParagraphElement>(null);

	useEffect(() => notice.current?.focus(), [sent]);

	async function send({ email }: Typed): Promise<Complaint | undefined> {
		const problem = await requestReset(email, new URL(href('/new-password'), location.origin).href);
		if (problem) return { text: texts.errors[problem], field: fieldOf(problem, 'password') };
		setSent(true);
		return undefined;
	}
	if (sent) {
		return (
			<p ref={notice} className="notice mt-8" role="status" tabIndex={-1}>
				{page.sent}
			</p>
		);
	}
	return (
		<AccountForm
			fields={[{ name: 'email', kind: 'email', label: texts.email, missing: texts.errors.emailMissing }]}
			texts={texts}
			button={page.button}
			busy={page.busy}
			send={send}
		/>
	);
}
