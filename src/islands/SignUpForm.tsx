import { signUp } from '~/accounts/account.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';
import Resend from './Resend.tsx';

const link = 'font-semibold underline underline-offset-4';

/** Creates an account. Loads the account service only when the form is used. */
export default function SignUpForm({ texts, errors }: FormTexts) {
	async function send({ email, newPassword }: Typed) {
		const isSignedIn = await signUp(email, newPassword);
		return isSignedIn ? goTo('/#home') : toConfirm(email);
	}
	const toConfirm = (email: string) => (
		<>
			<StatusMessage>{fill(texts.confirm, { email })}</StatusMessage>
			<div className="mt-2">
				<Resend email={email} texts={texts} errors={errors} />
			</div>
			{/* The service does not say whether there is an account, and sends nothing if there is one. */}
			<p className="mt-4">
				{texts.noEmail} {signIn}{' '}
				<a className={link} href={href('/forgot-password')}>
					{texts.forgot}
				</a>
			</p>
		</>
	);
	const signIn = (
		<a className={link} href={href('/login')}>
			{texts.signIn}
		</a>
	);
	return (
		<AccountForm
			fields={[
				{ name: 'email', label: texts.email },
				{ name: 'newPassword', label: texts.password, rule: texts.passwordRule },
			]}
			texts={texts}
			errors={errors}
			button={texts.signUp}
			busy={texts.signingUp}
			send={send}
			help={(error) => error === 'alreadyRegistered' && signIn}
		/>
	);
}
