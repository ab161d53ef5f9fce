import { useEffect, useRef, useState } from 'react';
import { signUp } from '~/accounts/account';
import type { SignUpProblem } from '~/accounts/messages';
import { fill } from '~/lib/text';
import { href } from '~/lib/urls';
import type { AccountTexts } from '~/schemas/account-texts';
import type { SignUpPage } from '~/schemas/sign-up-page';
import AccountForm, { type Complaint, type FormTexts, type Typed } from './AccountForm';
import { fieldOf } from './field-of';
import { goTo } from './go-to';
import Resend from './Resend';

interface Props {
	page: Pick<SignUpPage, 'button' | 'busy' | 'errors' | 'confirm' | 'other'>;
	texts: FormTexts & Pick<AccountTexts, 'email' | 'password' | 'passwordRule' | 'resend' | 'errors'>;
}

/** Creates an account. Speaks to the account service only when it is used. */
export default function SignUpForm({ page, texts }: Props) {
	const [toConfirm, setToConfirm] = useState<string>();
	const confirmation = useRef<HTMLParagraphElement>(null);
	const errors = { ...texts.errors, ...page.errors };

	useEffect(() => confirmation.current?.focus(), [toConfirm]);

	async function send({ email, password }: Typed): Promise<Complaint | undefined> {
		const result = await signUp(email, password, new URL(href('/login'), location.origin).href);
		if (result === 'signedIn') goTo('/#home');
		else if (result === 'toConfirm') setToConfirm(email);
		else return { text: sentence(result.problem), field: fieldOf(result.problem, 'password') };
		return undefined;
	}
	function sentence(problem: SignUpProblem) {
		if (problem !== 'alreadyRegistered') return errors[problem];
		return (
			<>
				{errors.alreadyRegistered}{' '}
				<a className="font-semibold underline underline-offset-4" href={href(page.other.href)}>
					{page.other.label}
				</a>
			</>
		);
	}

	if (toConfirm !== undefined) {
		return (
			<>
				<p ref={confirmation} className="notice mt-8" role="status" tabIndex={-1}>
					{fill(page.confirm, { email: toConfirm })}
				</p>
				<div className="mt-2">
					<Resend email={toConfirm} texts={texts.resend} errors={errors} />
				</div>
			</>
		);
	}
	return (
		<AccountForm
			fields={[
				{ name: 'email', kind: 'email', label: texts.email, missing: errors.emailMissing },
				{
					name: 'password',
					kind: 'new-password',
					label: texts.password,
					missing: errors.newPasswordMissing,
					rule: texts.passwordRule,
				},
			]}
			texts={texts}
			button={page.button}
			busy={page.busy}
			send={send}
		/>
	);
}
