import { signUp } from '~/accounts/account.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import type { SignUpPage } from '~/schemas/account-pages.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';
import Resend from './Resend.tsx';

interface Props {
	page: Pick<SignUpPage, 'button' | 'busy' | 'confirm' | 'noMail' | 'other'>;
	/** The label of the link to the page for a forgotten password. */
	forgot: string;
	texts: FormTexts & Pick<AccountTexts, 'email' | 'password' | 'passwordRule' | 'resend'>;
}

const link = 'font-semibold underline underline-offset-4';

/** Creates an account. Loads the account service only when the form is used. */
export default function SignUpForm({ page, texts, forgot }: Props) {
	async function send({ email, newPassword }: Typed) {
		const isSignedIn = await signUp(email, newPassword);
		return isSignedIn ? goTo('/#home') : toConfirm(email);
	}
	const toConfirm = (email: string) => (
		<>
			<StatusMessage>{fill(page.confirm, { email })}</StatusMessage>
			<div className="mt-2">
				<Resend email={email} texts={texts} />
			</div>
			{/* The service does not say whether there is an account, and sends nothing if there is one. */}
			<p className="mt-4">
				{page.noMail} {signIn}{' '}
				<a className={link} href={href('/forgot-password')} data-carry-email>
					{forgot}
				</a>
			</p>
		</>
	);
	const signIn = (
		<a className={link} href={href(page.other.href)} data-carry-email>
			{page.other.label}
		</a>
	);
	return (
		<AccountForm
			fields={[
				{ name: 'email', label: texts.email },
				{ name: 'newPassword', label: texts.password, rule: texts.passwordRule },
			]}
			texts={texts}
			page={page}
			send={send}
			help={(error) => error === 'alreadyRegistered' && signIn}
		/>
	);
}
