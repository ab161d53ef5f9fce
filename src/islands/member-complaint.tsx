import type { AccountProblem } from '~/accounts/problems';
import { href } from '~/lib/urls';
import type { AccountTexts } from '~/schemas/account-texts';
import type { Complaint, FormTexts } from './AccountForm';

/** The texts that the account page's forms share. */
export type MemberTexts = FormTexts & Pick<AccountTexts, 'signIn'>;

/** The error message for a member. If the session has ended, it includes a link to sign in again. */
export function memberComplaint(
	problem: AccountProblem,
	{ errors, signIn }: MemberTexts,
	wrong = errors.wrong,
): Complaint {
	if (problem !== 'signInAgain') return { problem, text: { ...errors, wrong }[problem] };
	const text = (
		<>
			{errors.signInAgain}{' '}
			<a className="font-semibold underline underline-offset-4" href={`${href('/login')}?next=${href('/account')}`}>
				{signIn}
			</a>
		</>
	);
	return { problem, text };
}
