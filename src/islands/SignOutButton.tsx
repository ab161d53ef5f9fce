import { signOut } from '~/accounts/account';
import BusyButton from './BusyButton';
import { SignOutIcon } from './icons';

interface Props {
	label: string;
	busy: string;
	onSignedOut: () => void;
	className?: string;
}

/** Signs out on this device, which cannot fail. */
export default function SignOutButton({ onSignedOut, className = '', ...words }: Props) {
	async function leave() {
		await signOut();
		onSignedOut();
	}
	return <BusyButton {...words} className={`button ${className}`} icon={<SignOutIcon />} onPress={leave} />;
}
