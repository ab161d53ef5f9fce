import { type ReactNode, useEffect, useRef } from 'react';

/** Tells what has happened, in the place of a form or a button. It takes focus, since what had it is gone. */
export default function Notice({ children }: { children: ReactNode }) {
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<p ref={notice} className="notice mt-8 hyphens-manual" role="status" tabIndex={-1}>
			{children}
		</p>
	);
}
