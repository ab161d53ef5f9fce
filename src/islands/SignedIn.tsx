import type { SignInPage } from '~/schemas/sign-in-page';
import AccountEmail from './AccountEmail';
import SignOutButton from './SignOutButton';
import Warning from './Warning';

interface Props {
	texts: SignInPage['signedIn'];
	signingOut: string;
	home: string;
}

/** For members who open the sign-in or the sign-up page: they are in already. */
export default function SignedIn({ texts, signingOut, home }: Props) {
	const [before, after] = texts.text.split('{email}');
	return (
		<>
			<p className="mt-8 text-lead">
				{before}
				{after !== undefined && <AccountEmail />}
				{after}
			</p>
			<Warning className="not-empty:mt-4" />
			<p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
				<a className="button" href={home}>
					{texts.home}
				</a>
				<SignOutButton
					label={texts.signOut}
					busy={signingOut}
					onSignedOut={() => {
						location.reload();
					}}
				/>
			</p>
		</>
	);
}
