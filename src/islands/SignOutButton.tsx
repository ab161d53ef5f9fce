import { signOut } from '~/accounts/account.ts';
import BusyButton from './BusyButton.tsx';
import { goTo } from './go-to.ts';
import Warning from './Warning.tsx';

interface Props {
	label: string;
	busy: string;
	/** A selector of the element that gets focus, because the button disappears. */
	next: string;
	className?: string;
}

/** Signs out on this device, which cannot fail. The warning shows if the script doesn't load. */
export default function SignOutButton({ next, className = '', ...words }: Props) {
	async function leave() {
		const told = signOut();
		document.querySelector<HTMLElement>(next)?.focus();
		await told; // leaving the page would cut it off
		// The account page is empty for signed-out visitors.
		if (document.querySelector('account-page')) await goTo('/login');
	}
	const icon = (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
		</svg>
	);
	return (
		<>
			<Warning className="not-empty:my-4" />
			<BusyButton {...words} className={`button ${className}`} icon={icon} onPress={leave} />
		</>
	);
}
