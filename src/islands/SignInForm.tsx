import { signIn } from '~/accounts/account';
import type { AccountTexts } from '~/schemas/account-texts';
import type { SignInPage } from '~/schemas/sign-in-page';
import AccountForm, { type Complaint, type FormTexts, type Typed } from './AccountForm';
import { goTo } from './go-to';
import { nextPath } from './next-path';
import Resend from './Resend';

interface Props {
	page: Pick<SignInPage, 'button' | 'busy' | 'errors'>;
	texts: FormTexts & Pick<AccountTexts, 'email' | 'password' | 'resend' | 'errors'>;
}

/** Signs in with e-mail and password. Speaks to the account service only when it is used. */
export default function SignInForm({ page, texts }: Props) {
	const errors = { ...texts.errors, ...page.errors };

	async function send({ email, password }: Typed): Promise<Complaint | undefined> {
		const problem = await signIn(email, password);
		if (problem === 'notConfirmed') {
			return {
				text: (
					<>
						{errors.notConfirmed} <Resend email={email} texts={texts.resend} errors={errors} />
					</>
				),
			};
		}
		if (problem) return { text: errors[problem] };
		goTo(nextPath(location.search));
		return undefined;
	}
	return (
		<AccountForm
			fields={[
				{ name: 'email', kind: 'email', label: texts.email, missing: errors.emailMissing },
				{ name: 'password', kind: 'current-password', label: texts.password, missing: errors.passwordMissing },
			]}
			texts={texts}
			button={page.button}
			busy={page.busy}
			send={send}
		/>
	);
}
