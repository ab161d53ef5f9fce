import type { ReactNode } from 'react';
import { usePanel } from './use-panel.ts';

interface Props {
	id: string;
	/** Its name for screen readers. */
	label: string;
	className: string;
	/** What the page puts into it, with its close button. */
	children?: ReactNode;
}

/** A panel over the page: the side panel and the menu. */
export default function NavPanel({ id, label, className, children }: Props) {
	const { props } = usePanel(true);
	return (
		<div {...props} id={id} className={className} aria-label={label}>
			{children}
		</div>
	);
}
