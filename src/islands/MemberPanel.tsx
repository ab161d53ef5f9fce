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
		<NavPanel id="Account" label={label} className="border-t-3 border-accent-500 ground-light p-7" isModal={false}>
			{children}
			<SignOut label={signOut} className="mt-4 w-full" />
		</NavPanel>
	);
}
