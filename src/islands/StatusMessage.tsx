import { type ReactNode, useEffect, useRef } from 'react';

/** A message that replaces a form or button. Takes focus, because the focused element is gone. */
export default function StatusMessage({ children }: { children: ReactNode }) {
	const message = useRef<HTMLParagraphElement>(null);
	useEffect(() => message.current?.focus(), []);
	return (
		<p ref={message} className="message-box mt-8 hyphens-manual" role="status" tabIndex={-1}>
			{children}
		</p>
	);
}
