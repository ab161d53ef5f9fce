import { signUp } from '~/accounts/account';
import { fill } from '~/lib/text';
import { href } from '~/lib/urls';
import type { AccountTexts } from '~/schemas/account-texts';
import type { SignUpPage } from '~/schemas/account-pages';
import AccountForm, { type FormTexts, type Typed } from './AccountForm';
import { goTo } from './go-to';
import Notice from './Notice';
import Resend from './Resend';

interface Props {
	page: Pick<SignUpPage, 'button' | 'busy' | 'errors' | 'confirm' | 'other'>;
	texts: FormTexts & Pick<AccountTexts, 'email' | 'password' | 'passwordRule' | 'resend'>;
}

/** Creates an account. Loads the account service only when the form is used. */
export default function SignUpForm({ page, texts }: Props) {
	const errors = { ...texts.errors, ...page.errors };

	async function send({ email, password }: Typed) {
		const result = await signUp(email, password, new URL(href('/login'), location.origin).href);
		if (result === 'signedIn') {
			goTo('/#home');
			return undefined;
		}
		if (result === 'toConfirm') return { done: toConfirm(email) };
		const { problem } = result;
		return { problem, text: problem === 'alreadyRegistered' ? alreadyRegistered : errors[problem] };
	}
	const toConfirm = (email: string) => (
		<>
			<Notice>{fill(page.confirm, { email })}</Notice>
			<div className="mt-2">
				<Resend email={email} texts={texts.resend} errors={errors} />
			</div>
		</>
	);
	const alreadyRegistered = (
		<>
			{errors.alreadyRegistered}{' '}
			<a className="font-semibold underline underline-offset-4" href={href(page.other.href)}>
				{page.other.label}
			</a>
		</>
	);
	return (
		<AccountForm
			fields={[
				{ name: 'email', kind: 'email', label: texts.email },
				{ name: 'password', kind: 'new-password', label: texts.password, rule: texts.passwordRule },
			]}
			texts={texts}
			page={page}
			send={send}
		/>
	);
}
