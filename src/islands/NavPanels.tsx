import { type ReactNode, useEffect, useRef } from 'react';
import { closeOnLeaving, keepAsDialog } from './panels';

interface Props {
	/** The buttons and panels. They open and close without this script. */
	children?: ReactNode;
}

/** Makes the navbar's side panel and menu behave as dialogs: see panels.ts. */
export default function NavPanels({ children }: Props) {
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const unmount = new AbortController();
		const { signal } = unmount;
		const panels = [...(root.current?.querySelectorAll<HTMLElement>('[popover]') ?? [])];
		for (const panel of panels) {
			keepAsDialog(panel, signal);
			closeOnLeaving(panel, signal);
		}
		// Close the menu when the window becomes wide enough for the links.
		const menu = panels.find(({ id }) => id === 'menu');
		const wide = matchMedia(`(width >= ${menu?.dataset['until'] ?? '1000rem'})`);
		const closeMenu = () => {
			if (wide.matches) menu?.hidePopover();
		};
		wide.addEventListener('change', closeMenu, { signal });
		return () => {
			unmount.abort();
		};
	}, []);

	return (
		<div ref={root} className="contents">
			{children}
		</div>
	);
}
