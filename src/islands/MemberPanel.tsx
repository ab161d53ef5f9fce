import type { ReactNode } from 'react';
import NavPanel from './NavPanel.tsx';
import SignOut from './SignOut.tsx';

interface Props {
	label: string;
	signOut: string;
	children?: ReactNode;
}

/** A member's panel, with a button to sign out. One island, so that the button wakes with its panel and no press on it is lost. */
export default function MemberPanel({ label, signOut, children }: Props) {
	return (
		<NavPanel id="Account" label={label} className="border-t-3 border-accent-500 ground-light p-7" isMembers>
			{children}
			<SignOut label={signOut} className="mt-4 w-full" />
		</NavPanel>
	);
}
