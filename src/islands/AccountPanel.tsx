import { type ReactNode, useEffect, useRef } from 'react';
import { $session, watchSession } from '~/accounts/session';
import type { Labels } from '~/schemas/labels';
import AccountEmail from './AccountEmail';
import { closeOnLeaving } from './panels';
import SignOutButton from './SignOutButton';
import Warning from './Warning';

interface Props {
	labels: Pick<Labels, 'account' | 'signedInAs' | 'signOut' | 'signingOut'>;
	/** The navbar's person icons: a link for visitors, the button of this panel for members. */
	children?: ReactNode;
}

/** Who is signed in, and the way out. The account service is asked only once the panel is opened. */
export default function AccountPanel({ labels, children }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const panel = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const account = panel.current;
		if (!account) return undefined;
		const open = () => {
			if (!account.matches(':popover-open')) return;
			// The event comes a moment later; whoever pressed Tab by then is inside already.
			if (!account.contains(document.activeElement)) account.focus();
			watchSession();
		};
		open(); // it may have been opened before this script was there
		account.addEventListener('toggle', open);
		// A mail that confirms an address leads here with the new session in the address.
		if (location.hash.includes('access_token=')) watchSession();
		const stopListening = $session.subscribe((email) => {
			if (email === undefined) account.hidePopover();
		});
		const stopClosing = closeOnLeaving(account);
		return () => {
			account.removeEventListener('toggle', open);
			stopListening();
			stopClosing();
		};
	}, []);

	return (
		<div ref={root} className="contents">
			{children}
			<div
				ref={panel}
				id="account"
				className="fixed inset-[var(--navbar)_var(--edge)_auto_auto] w-[min(21rem,100vw-2*var(--gutter))] border-t-3 border-ember-500 ground-light p-7"
				popover="auto"
				role="dialog"
				tabIndex={-1}
				aria-label={labels.account}
			>
				<p className="text-small text-muted">{labels.signedInAs}</p>
				<p className="text-lead">
					<AccountEmail />
				</p>
				<Warning className="not-empty:mt-4" />
				<SignOutButton
					className="mt-6 w-full"
					label={labels.signOut}
					busy={labels.signingOut}
					onSignedOut={() => root.current?.querySelector('a')?.focus()}
				/>
			</div>
		</div>
	);
}
