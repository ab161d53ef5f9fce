import type { ReactNode, RefObject } from 'react';

interface Props {
	children?: ReactNode;
	id?: string;
	/** To move focus to it. */
	element?: RefObject<HTMLDivElement | null>;
	className?: string;
}

/** The error message of an island. Always render it, even empty: screen readers only announce changes in an alert region. */
export default function Warning({ children, id, element, className }: Props) {
	return (
		<div ref={element} id={id} role="alert" tabIndex={-1} className={className}>
			{children && (
				<p className="message-box message-warning w-full">
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d="m21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17z" />
					</svg>
					<span>{children}</span>
				</p>
			)}
		</div>
	);
}
