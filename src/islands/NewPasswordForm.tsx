import type { OpenedLink } from '~/accounts/open-mail-link.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import type { NewPasswordPage } from '~/schemas/account-pages.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import MailLink from './MailLink.tsx';
import StatusMessage from './StatusMessage.tsx';

interface Props {
	page: Pick<NewPasswordPage, 'text' | 'noLink' | 'button' | 'busy' | 'expired' | 'saved' | 'next'>;
	texts: FormTexts & Pick<AccountTexts, 'newPassword' | 'passwordRule' | 'link'>;
}

/**
 * Opens the link from a reset email and saves a new password. Signs in only after saving. Below the form, the page says what
 * to do if the link does not work.
 */
export default function NewPasswordForm({ page, texts }: Props) {
	const errors = { ...texts.errors, linkExpired: page.expired };

	const form = (opened: OpenedLink) => (
		<AccountForm
			fields={[{ name: 'newPassword', label: texts.newPassword, rule: texts.passwordRule }]}
			texts={texts}
			page={page}
			send={async ({ newPassword }: Typed) => {
				await opened.savePassword(newPassword);
				return <StatusMessage next={page.next}>{page.saved}</StatusMessage>;
			}}
		/>
	);
	return (
		<MailLink texts={{ link: texts.link, errors }} form={{ noLink: page.noLink, text: page.text, render: form }} />
	);
}
