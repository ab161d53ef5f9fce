import { useState } from 'react';

interface Props {
	label: string;
	/** The label while busy. */
	busy: string;
	onPress: () => Promise<void>;
	className?: string;
}

/** A button for an action that takes time. Shows that it is busy and ignores clicks until it is done. */
export default function BusyButton({ label, busy, onPress, className = 'button' }: Props) {
	const [isBusy, setBusy] = useState(false);

	async function press() {
		if (isBusy) return;
		setBusy(true);
		await onPress();
		setBusy(false);
	}
	return (
		<button className={className} type="button" aria-busy={isBusy || undefined} onClick={() => void press()}>
			{/* In an element of its own: React can't change text that a page translator has wrapped. */}
			<span>{isBusy ? busy : label}</span>
		</button>
	);
}
