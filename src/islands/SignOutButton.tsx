import { useState } from 'react';
import { signOut } from '~/accounts/account.ts';
import { goTo } from './go-to.ts';
import Warning from './Warning.tsx';

interface Props {
	label: string;
	/** The label while busy. */
	busy: string;
	/** A selector of the element that gets focus, because the button disappears. */
	next: string;
	className?: string;
}

/** Signs out on this device, which cannot fail. The warning shows if the script doesn't load. */
export default function SignOutButton({ label, busy, next, className = '' }: Props) {
	const [isBusy, setBusy] = useState(false);

	async function leave() {
		if (isBusy) return;
		setBusy(true);
		const told = signOut();
		document.querySelector<HTMLElement>(next)?.focus();
		await told; // leaving the page would cut it off
		// The account page is empty for signed-out visitors.
		if (document.querySelector('account-page')) await goTo('/login');
		setBusy(false);
	}
	return (
		<>
			<Warning className="not-empty:my-4" />
			<button
				className={`button ${className}`}
				type="button"
				aria-busy={isBusy || undefined}
				onClick={() => void leave()}
			>
				{/* In an element of its own: React can't change text that a page translator has wrapped. */}
				<span>{isBusy ? busy : label}</span>
			</button>
		</>
	);
}
