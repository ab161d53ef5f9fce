import type { ReactNode } from 'react';
import type { AccountProblem } from '~/accounts/messages';
import { href } from '~/lib/urls';
import type { AccountTexts } from '~/schemas/account-texts';
import type { FormTexts } from './AccountForm';

/** What the forms of the account page have in common. */
export type MemberTexts = FormTexts & Pick<AccountTexts, 'errors' | 'signIn'>;

/** The sentence for what went wrong on the account page; a session that is over comes with the way back in. */
export function problemSentence(problem: AccountProblem, { errors, signIn }: MemberTexts): ReactNode {
	if (problem !== 'signInAgain') return errors[problem];
	return (
		<>
			{errors.signInAgain}{' '}
			<a className="font-semibold underline underline-offset-4" href={`${href('/login')}?next=${href('/account')}`}>
				{signIn}
			</a>
		</>
	);
}
