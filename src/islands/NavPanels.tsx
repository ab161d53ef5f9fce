import { type ReactNode, useEffect, useRef } from 'react';
import { closeOnLeaving, keepAsDialog } from './panels.ts';

interface Props {
	/** The panels. They open and close without this script. */
	children?: ReactNode;
}

/** Makes the navbar's side panel and menu behave as dialogs: see panels.ts. */
export default function NavPanels({ children }: Props) {
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const panels = [...(root.current?.querySelectorAll<HTMLElement>('[popover]') ?? [])];
		for (const panel of panels) {
			keepAsDialog(panel);
			closeOnLeaving(panel);
		}
		// Close the menu when the window becomes wide enough for the links (`--breakpoint-nav` in theme.css).
		const menu = panels.find(({ id }) => id === 'Menu');
		const wide = matchMedia('(width >= 75rem)');
		wide.addEventListener('change', () => {
			if (wide.matches) menu?.hidePopover();
		});
	}, []);

	return (
		<div ref={root} className="contents">
			{children}
		</div>
	);
}
