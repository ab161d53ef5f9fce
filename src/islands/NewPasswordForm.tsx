import type { OpenedLink } from '~/accounts/open-mail-link.ts';
import type { Texts } from '~/texts/defaults.ts';
import { fill } from '~/lib/text.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import MailLink from './MailLink.tsx';
import StatusMessage from './StatusMessage.tsx';

interface Props extends FormTexts {
	link: Texts['mailLinks'];
}

/**
 * Opens the link from a reset email and saves a new password. Signs in only after saving. Below the form, the page says what
 * to do if the link does not work.
 */
export default function NewPasswordForm({ texts, errors, link }: Props) {
	const form = (opened: OpenedLink) => (
		<>
			<StatusMessage>{fill(texts.forAccount, { email: opened.email })}</StatusMessage>
			<AccountForm
				fields={[{ name: 'newPassword', label: texts.newPassword, rule: texts.passwordRule }]}
				texts={texts}
				errors={errors}
				button={texts.savePassword}
				busy={texts.saving}
				send={async ({ newPassword }: Typed) => {
					await opened.signIn(newPassword);
					history.replaceState(null, '');
					return (
						<StatusMessage next={{ label: texts.toAccount, href: '/account' }}>{texts.passwordSaved}</StatusMessage>
					);
				}}
			/>
		</>
	);
	const own = { ...errors, linkExpired: errors.resetExpired };
	return <MailLink texts={link} errors={own} form={form} noLink={texts.noLink} />;
}
