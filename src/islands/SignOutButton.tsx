import { signOut } from '~/accounts/account.ts';
import BusyButton from './BusyButton.tsx';
import Warning from './Warning.tsx';

interface Props {
	label: string;
	busy: string;
	/** Default: reloads the page. */
	onSignedOut?: () => void;
	className?: string;
}

/** Signs out on this device, which cannot fail. The warning shows if the script doesn't load. */
export default function SignOutButton({ onSignedOut, className = '', ...words }: Props) {
	async function leave() {
		await signOut();
		if (onSignedOut) onSignedOut();
		else location.reload();
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
