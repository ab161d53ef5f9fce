import { signOut } from '~/accounts/account';
import BusyButton from './BusyButton';
import { SignOutIcon } from './icons';

interface Props {
	label: string;
	busy: string;
	onSignedOut: () => void;
	className?: string;
}

/** Ends the session on this device; that cannot fail. */
export default function SignOutButton({ onSignedOut, className = '', ...words }: Props) {
	async function leave() {
		await signOut();
		onSignedOut();
	}
	return <BusyButton {...words} className={`button ${className}`} icon={<SignOutIcon />} onPress={leave} />;
}
