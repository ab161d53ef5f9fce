// The forms for visitors: signing in, signing up, and a forgotten password. Each loads the account service only when it is used.
import { requestReset, signIn, signUp } from '~/accounts/account.ts';
import { fill } from '~/lib/text.ts';
import { texts } from '~/texts/account-texts.ts';
import { href } from '~/urls.ts';
import { writeItem } from '~/visitor/storage.ts';
import AccountForm, { linkClass, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';

/** Signs in with email and password. */
export function SignInForm() {
	async function send({ email, password }: Typed) {
		await signIn(email, password);
		// Return to the account page if the visitor came from there. Never follow any other URL.
		const next = new URLSearchParams(location.search).get('next');
		return goTo(next === href('/account') ? '/account' : '/#home');
	}
	const labels = { email: texts.email, password: texts.password };
	return <AccountForm labels={labels} button={texts.signIn} busy={texts.signingIn} send={send} />;
}

/** Creates an account. */
export function SignUpForm() {
	async function send({ email, newPassword }: Typed) {
		if (await signUp(email, newPassword)) return goTo('/#home');
		return (
			<>
				<StatusMessage>{fill(texts.confirm, { email })}</StatusMessage>
				{/* The service does not say whether there is an account, and sends nothing if there is one. */}
				<p className="mt-4">
					{texts.noEmail}{' '}
					<a className={linkClass} href={href('/forgot-password')} onClick={() => writeItem('email', email)}>
						{texts.forgot}
					</a>
				</p>
			</>
		);
	}
	const labels = { email: texts.email, newPassword: texts.password };
	return <AccountForm labels={labels} button={texts.signUp} busy={texts.signingUp} send={send} />;
}

/** Requests an email with a link to set a new password. Shows the same text whether or not the account exists. */
export function ForgotPasswordForm() {
	async function send({ email }: Typed) {
		await requestReset(email);
		return <StatusMessage>{texts.linkSent}</StatusMessage>;
	}
	return <AccountForm labels={{ email: texts.email }} button={texts.sendLink} busy={texts.sending} send={send} />;
}
