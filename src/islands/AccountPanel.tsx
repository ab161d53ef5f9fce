import { type ReactNode, useEffect, useRef } from 'react';
import { checkSession } from '~/accounts/session.ts';
import { href } from '~/urls.ts';
import type { Texts } from '~/texts/defaults.ts';
import SignOutButton from './SignOutButton.tsx';

interface Props {
	texts: Texts['accountPanel'] & Pick<Texts['savedClasses'], 'myWeek'>;
	/** The navbar's person icons: a link for visitors, this panel's button for members. */
	children?: ReactNode;
	/** The element for the email address. The page renders it and its script fills it in, even before hydration. */
	email?: ReactNode;
}

/** Shows who is signed in, with a button to sign out. Calls the account service only when the panel opens. */
export default function AccountPanel({ texts, children, email }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const panel = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const account = panel.current;
		if (!account) return;
		const open = () => {
			if (!account.matches(':popover-open')) return;
			// The event is asynchronous: Tab may have moved focus inside already.
			if (!account.contains(document.activeElement)) account.focus();
			void checkSession();
		};
		// Stay open if focus moves to the panel's button, since its click would reopen the panel, or to another window.
		const leave = ({ relatedTarget }: FocusEvent) => {
			if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) account.hidePopover();
		};
		open(); // the panel may be open already
		account.addEventListener('toggle', open);
		root.current?.addEventListener('focusout', leave);
		for (const type of ['pagehide', 'popstate']) addEventListener(type, () => account.hidePopover());
	}, []);

	return (
		<div ref={root} className="contents">
			{children}
			<div
				ref={panel}
				id="Account"
				className="border-t-3 border-accent-500 ground-light p-7"
				popover="auto"
				role="dialog"
				tabIndex={-1}
				aria-label={texts.account}
			>
				<p className="waits block text-small text-muted" hidden>
					{texts.signedInAs}
				</p>
				<p className="text-lead">{email}</p>
				<p className="mt-2 flex flex-wrap gap-x-8">
					<a className="inline-link inline-block py-2.5" href={href('/schedule/week#mine')}>
						{texts.myWeek}
					</a>
					<a className="inline-link inline-block py-2.5" href={href('/account')}>
						{texts.account}
					</a>
				</p>
				<SignOutButton className="mt-4 w-full" label={texts.signOut} busy={texts.signingOut} next="#Navbar .sign-up" />
			</div>
		</div>
	);
}
