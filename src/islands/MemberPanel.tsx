import type { ReactNode } from 'react';
import NavPanel from './NavPanel.tsx';
import SignOut from './SignOut.tsx';

interface Props {
	label: string;
	/** The button's label. */
	signOut: string;
	/** Who is signed in, and links. */
	children?: ReactNode;
}

/** A member's panel, with the way out. The page behind it stays usable. */
export default function MemberPanel({ label, signOut, children }: Props) {
	return (
		// It scrolls on small or zoomed screens.
		<NavPanel
			id="Account"
			label={label}
			className="inset-[var(--navbar)_var(--edge)_auto_auto] max-h-[calc(100dvh-var(--navbar))] w-[min(21rem,100vw-2*var(--gutter))] border-t-3 border-accent-500 ground-light p-7 [box-shadow:0_0_0_1px_var(--line)]"
			isModal={false}
			onOpen={checkSession}
		>
			{children}
			<SignOut label={signOut} className="mt-4 w-full" />
		</NavPanel>
	);
}

/** Somebody may have signed out or changed the address elsewhere. */
function checkSession(): void {
	void import('~/accounts/session.ts').then(async (session) => session.checkSession()).catch(() => undefined);
}
