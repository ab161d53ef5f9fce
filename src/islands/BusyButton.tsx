import { type ReactNode, useState } from 'react';

interface Props {
	label: string;
	/** The label while it works. */
	busy: string;
	icon?: ReactNode;
	/** The work. It stays busy when that resolves to "leaving", since the page is about to go. */
	onPress: () => Promise<unknown>;
	className?: string;
}

/** A button whose work takes a while: it says so, and ignores presses meanwhile. */
export default function BusyButton({ label, busy, icon, onPress, className = 'button' }: Props) {
	const [isBusy, setBusy] = useState(false);

	async function press() {
		if (isBusy) return;
		setBusy(true);
		if ((await onPress()) !== 'leaving') setBusy(false);
	}
	return (
		<button className={className} type="button" aria-busy={isBusy || undefined} onClick={() => void press()}>
			<span className={icon ? 'inline-flex items-center gap-3' : undefined}>
				{!isBusy && icon}
				{isBusy ? busy : label}
			</span>
		</button>
	);
}
