import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Props {
	id: string;
	/** Its name for screen readers. */
	label: string;
	className: string;
	/** Whether it is the member's. The page behind that one stays usable; behind the others, it is inert. */
	isMembers?: boolean;
	children?: ReactNode;
}

/**
 * A panel that a button of the navbar opens. The browser opens and closes it, including on Escape and on a click outside, also before
 * this script is there. The script makes it a dialog: it moves focus in, and back to where it came from.
 */
export default function NavPanel({ id, label, className, isMembers = false, children }: Props) {
	const panel = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(false);

	useEffect(() => {
		setOpen(panel.current?.matches(':popover-open') ?? false); // opened before this script was there
		// So that the page returns without the panel.
		for (const type of ['pagehide', 'popstate']) addEventListener(type, () => panel.current?.hidePopover());
	}, []);
	useEffect(() => {
		// The member may have signed out or changed the address elsewhere.
		if (import.meta.env.HAS_ACCOUNTS && isOpen && isMembers)
			import('~/accounts/session.ts').then(async (session) => session.checkSession()).catch(() => undefined);
	}, [isOpen, isMembers]);
	useLayoutEffect(() => (isOpen && panel.current ? enter(panel.current, !isMembers) : undefined), [isOpen, isMembers]);

	return (
		<div
			ref={panel}
			id={id}
			className={className}
			popover="auto"
			role="dialog"
			tabIndex={-1}
			aria-label={label}
			onToggle={({ newState }) => setOpen(newState === 'open')}
		>
			{children}
		</div>
	);
}

/** @returns what to do when the panel has closed. */
function enter(panel: HTMLElement, isModal: boolean): () => void {
	const opener = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]:not([popovertargetaction])`);
	const others = [...document.body.children].filter((element) => isModal && !element.contains(panel));
	for (const element of others) element.toggleAttribute('inert', true);
	// The button is gone on a screen of another width, and after signing out, here or in another tab.
	const observer = new ResizeObserver(() => isShown(opener) || panel.hidePopover());
	if (opener) observer.observe(opener);
	// A click on the button, which has focus then, would open the panel again.
	const leave = ({ target }: FocusEvent) =>
		target !== opener && target instanceof Node && !panel.contains(target) && panel.hidePopover();
	addEventListener('focusin', leave);
	// Tab may have been faster than this script.
	if (!panel.contains(document.activeElement))
		(panel.querySelector<HTMLElement>('[popovertargetaction=hide]') ?? panel).focus();

	return () => {
		observer.disconnect();
		removeEventListener('focusin', leave);
		for (const element of others) element.toggleAttribute('inert', false);
		const { activeElement } = document;
		if (activeElement !== document.body && !panel.contains(activeElement)) return;
		const controls = [opener, ...(opener?.parentElement?.querySelectorAll<HTMLElement>('a, button') ?? [])];
		controls.find(isShown)?.focus({ preventScroll: true });
	};
}

function isShown(element: Element | null): boolean {
	return element !== null && element.getClientRects().length > 0;
}
