// The forms for visitors: signing in, signing up, and a forgotten password. Each loads the account service only when it is used.
import { requestReset, signIn, signUp } from '~/accounts/account.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';

const link = 'font-semibold underline underline-offset-4';

/** Signs in with email and password. */
export function SignInForm(props: FormTexts) {
	const { texts } = props;
	async function send({ email, password }: Typed) {
		await signIn(email, password);
		// Return to the account page if the visitor came from there. Never follow any other URL.
		const next = new URLSearchParams(location.search).get('next');
		return goTo(next === href('/account') ? '/account' : '/#home');
	}
	const fields = [
		{ name: 'email', label: texts.email },
		{ name: 'password', label: texts.password },
	] as const;
	return <AccountForm {...props} fields={fields} button={texts.signIn} busy={texts.signingIn} send={send} />;
}

/** Creates an account. */
export function SignUpForm(props: FormTexts) {
	const { texts } = props;
	const signInLink = (
		<a className={link} href={href('/login')}>
			{texts.signIn}
		</a>
	);
	async function send({ email, newPassword }: Typed) {
		if (await signUp(email, newPassword)) return goTo('/#home');
		return (
			<>
				<StatusMessage>{fill(texts.confirm, { email })}</StatusMessage>
				{/* The service does not say whether there is an account, and sends nothing if there is one. */}
				<p className="mt-4">
					{texts.noEmail} {signInLink}{' '}
					<a className={link} href={href('/forgot-password')}>
						{texts.forgot}
					</a>
				</p>
			</>
		);
	}
	return (
		<AccountForm
			{...props}
			fields={[
				{ name: 'email', label: texts.email },
				{ name: 'newPassword', label: texts.password, rule: texts.passwordRule },
			]}
			button={texts.signUp}
			busy={texts.signingUp}
			send={send}
			help={(error) => error === 'alreadyRegistered' && signInLink}
		/>
	);
}

/** Requests an email with a link to set a new password. Shows the same text whether or not the account exists. */
export function ForgotPasswordForm(props: FormTexts) {
	const { texts } = props;
	async function send({ email }: Typed) {
		await requestReset(email);
		return <StatusMessage>{texts.linkSent}</StatusMessage>;
	}
	const field = { name: 'email', label: texts.email } as const;
	return <AccountForm {...props} fields={[field]} button={texts.sendLink} busy={texts.sending} send={send} />;
}
