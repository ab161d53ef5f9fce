import type { ReactNode } from 'react';
import { WarningIcon } from './icons';

interface Props {
	children?: ReactNode;
	id?: string;
	className?: string;
}

/** The error message of an island. Always render it, even empty: screen readers only announce changes of an alert region. */
export default function Warning({ children, id, className }: Props) {
	return (
		<div id={id} role="alert" className={className}>
			{children && (
				<p className="notice notice-warning w-full">
					<WarningIcon />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
