import { type ReactNode, useEffect, useRef } from 'react';
import { href } from '~/urls.ts';
import type { Link } from '~/schemas/parts/link.ts';

interface Props {
	children: ReactNode;
	/** A link below it to continue. Nothing else is left to do on the page. */
	next?: Link;
}

/** A message that replaces a form or button. Takes focus, because the focused element is gone. */
export default function StatusMessage({ children, next }: Props) {
	const message = useRef<HTMLParagraphElement>(null);
	useEffect(() => message.current?.focus(), []);
	return (
		<>
			<p
				ref={message}
				className={`message-box mt-8 hyphens-manual ${next ? 'final-message' : ''}`}
				role="status"
				tabIndex={-1}
			>
				{children}
			</p>
			{next && (
				<p className="mt-4">
					<a className="inline-link inline-block py-2.5" href={href(next.href)}>
						{next.label}
					</a>
				</p>
			)}
		</>
	);
}
