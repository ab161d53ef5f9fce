import { type ReactNode, useState } from 'react';

interface Props {
	label: string;
	/** The label while busy. */
	busy: string;
	icon?: ReactNode;
	onPress: () => Promise<void>;
	className?: string;
}

/** A button for an action that takes time. Shows that it is busy and ignores clicks until it is done. */
export default function BusyButton({ label, busy, icon, onPress, className = 'button' }: Props) {
	const [isBusy, setBusy] = useState(false);

	async function press() {
		if (isBusy) return;
		setBusy(true);
		await onPress();
		setBusy(false);
	}
	return (
		<button className={className} type="button" aria-busy={isBusy || undefined} onClick={() => void press()}>
			<span className={icon ? 'inline-flex items-center gap-3' : undefined}>
				{icon && <span className={isBusy ? 'hidden' : 'contents'}>{icon}</span>}
				{/* In an element of its own: React can't change text that a page translator has wrapped. */}
				<span>{isBusy ? busy : label}</span>
			</span>
		</button>
	);
}
