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
	return (
		<>
			<Warning className="not-empty:my-4" />
			<BusyButton {...words} className={`button ${className}`} onPress={leave} />
		</>
	);
}
