import type { ReactNode } from 'react';

interface Props {
	children?: ReactNode;
	id?: string;
	className?: string;
}

/** The error message of an island. Always render it, even empty: screen readers only announce changes in an alert region. */
export default function Warning({ children, id, className }: Props) {
	return (
		<div id={id} role="alert" className={className}>
			{children && (
				<p className="message-box message-warning w-full">
					<i className="icon icon-triangle-alert" aria-hidden="true" />
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
