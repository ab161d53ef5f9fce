import { useState } from 'react';
import { signOut } from '~/accounts/account';
import { SignOutIcon } from './icons';

interface Props {
	label: string;
	busy: string;
	onSignedOut: () => void;
	className?: string;
}

/** Ends the session on this device; that cannot fail. */
export default function SignOutButton({ label, busy, onSignedOut, className = '' }: Props) {
	const [isBusy, setBusy] = useState(false);

	async function leave() {
		if (isBusy) return;
		setBusy(true);
		await signOut();
		setBusy(false);
		onSignedOut();
	}

	return (
		<button
			className={`button ${className}`}
			type="button"
			aria-busy={isBusy || undefined}
			onClick={() => void leave()}
		>
			<span className="inline-flex items-center gap-3">
				{!isBusy && <SignOutIcon />}
				{isBusy ? busy : label}
			</span>
		</button>
	);
}
