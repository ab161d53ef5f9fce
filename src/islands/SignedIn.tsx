import type { ReactNode } from 'react';
import { href } from '~/urls.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import SignOutButton from './SignOutButton.tsx';
import Warning from './Warning.tsx';

interface Props {
	texts: AccountTexts['signedIn'];
	signingOut: string;
	/** The element for the email address. The page renders it and its script fills it in, even before hydration. */
	email?: ReactNode;
}

/** Shown instead of the sign-in or sign-up form to members who are signed in already. */
export default function SignedIn({ texts, signingOut, email }: Props) {
	const [before, after] = texts.text.split('{email}');
	return (
		<>
			<p className="mt-8 text-lead">
				{before}
				{after !== undefined && email}
				{after}
			</p>
			<Warning className="not-empty:mt-4" />
			<p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
				<a className="button" href={href('/')}>
					{texts.home}
				</a>
				<SignOutButton
					label={texts.signOut}
					busy={signingOut}
					onSignedOut={() => {
						location.reload();
					}}
				/>
				<a className="inline-link inline-block py-2.5" href={href('/account')}>
					{texts.account}
				</a>
			</p>
		</>
	);
}
