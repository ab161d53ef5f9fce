import { useEffect, useRef, useState } from 'react';
import { signUp } from '~/accounts/account';
import type { SignUpProblem } from '~/accounts/messages';
import { fill } from '~/lib/text';
import { href } from '~/lib/urls';
import type { SignUpPage } from '~/schemas/sign-up-page';
import AccountForm, { type AccountFormTexts, type Complaint } from './AccountForm';
import { goTo } from './go-to';

interface Props {
	texts: AccountFormTexts & Pick<SignUpPage, 'errors' | 'passwordRule' | 'confirm' | 'other'>;
}

/** The service cuts or refuses what is longer; letters outside English count double or more. */
const longestPassword = 72;
const fields: { [problem in SignUpProblem]?: 'email' | 'password' } = {
	emailRefused: 'email',
	weakPassword: 'password',
	commonPassword: 'password',
};

/** Creates an account. Speaks to the account service only when it is used. */
export default function SignUpForm({ texts }: Props) {
	const [toConfirm, setToConfirm] = useState<string>();
	const confirmation = useRef<HTMLParagraphElement>(null);

	useEffect(() => confirmation.current?.focus(), [toConfirm]);

	async function send(email: string, password: string): Promise<Complaint | undefined> {
		if (new TextEncoder().encode(password).length > longestPassword) {
			return { field: 'password', text: texts.errors.longPassword };
		}
		const result = await signUp(email, password, new URL(href(texts.other.href), location.origin).href);
		if (result === 'signedIn') goTo('/#home');
		else if (result === 'toConfirm') setToConfirm(email);
		else return { text: sentence(result.problem), field: fields[result.problem] };
		return undefined;
	}
	function sentence(problem: SignUpProblem) {
		if (problem !== 'alreadyRegistered') return texts.errors[problem];
		return (
			<>
				{texts.errors.alreadyRegistered}{' '}
				<a className="font-semibold underline underline-offset-4" href={href(texts.other.href)}>
					{texts.other.label}
				</a>
			</>
		);
	}

	if (toConfirm !== undefined) {
		return (
			<p ref={confirmation} className="notice mt-8" role="status" tabIndex={-1}>
				{fill(texts.confirm, { email: toConfirm })}
			</p>
		);
	}
	return <AccountForm texts={texts} passwordKind="new-password" passwordRule={texts.passwordRule} send={send} />;
}
