import type { ReactNode } from 'react';
import { WarningIcon } from './icons';

interface Props {
	children?: ReactNode;
	id?: string;
	className?: string;
}

/** Where an island says what went wrong. The region stands there from the start, or screen readers miss its first words. */
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
