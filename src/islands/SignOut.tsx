import { signOut } from '~/accounts/account.ts';
import { href } from '~/urls.ts';
import Warning from './Warning.tsx';

interface Props {
	label: string;
	/** A selector of the element that gets focus, because the button disappears. A panel returns focus itself. */
	next?: string;
	className?: string;
}

/** A button that signs out on this device, which cannot fail. */
export default function SignOut({ label, next, className = '' }: Props) {
	async function leave() {
		const ended = signOut();
		if (next) document.querySelector<HTMLElement>(next)?.focus();
		await ended; // leaving the page would cut it off
		// The account page is empty for signed-out visitors.
		if (document.querySelector('.account-page')) location.replace(href('/login'));
	}
	return (
		<>
			{/* Stays empty here: directives/wake-islands.ts says in it that the island can't load. */}
			<Warning className="not-empty:my-4" />
			<button className={`button ${className}`} type="button" onClick={() => void leave()}>
				{label}
			</button>
		</>
	);
}
