import { signIn } from '~/accounts/account.ts';
import { href } from '~/urls.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import Resend from './Resend.tsx';

/** Signs in with email and password. Loads the account service only when the form is used. */
export default function SignInForm({ texts, errors }: FormTexts) {
	async function send({ email, password }: Typed) {
		await signIn(email, password);
		// Return to the account page if the visitor came from there. Never follow any other URL.
		const next = new URLSearchParams(location.search).get('next');
		return goTo(next === href('/account') ? '/account' : '/#home');
	}
	return (
		<AccountForm
			fields={[
				{ name: 'email', label: texts.email },
				{ name: 'password', label: texts.password },
			]}
			texts={texts}
			errors={errors}
			button={texts.signIn}
			busy={texts.signingIn}
			send={send}
			help={(error, { email }) => error === 'notConfirmed' && <Resend email={email} texts={texts} errors={errors} />}
		/>
	);
}
