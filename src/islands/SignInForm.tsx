import { signIn } from '~/accounts/account';
import type { SignInPage } from '~/schemas/sign-in-page';
import AccountForm, { type AccountFormTexts, type Complaint } from './AccountForm';
import { goTo } from './go-to';

interface Props {
	texts: AccountFormTexts & Pick<SignInPage, 'errors'>;
}

/** Signs in with e-mail and password. Speaks to the account service only when it is used. */
export default function SignInForm({ texts }: Props) {
	async function send(email: string, password: string): Promise<Complaint | undefined> {
		const problem = await signIn(email, password);
		if (problem) return { text: texts.errors[problem] };
		goTo('/#home');
		return undefined;
	}
	return <AccountForm texts={texts} passwordKind="current-password" send={send} />;
}
