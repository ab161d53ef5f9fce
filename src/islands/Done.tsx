import { type ReactNode, useEffect, useRef } from 'react';

/** What is said in the place of a form that has done its work. It takes focus, since the form that had it is gone. */
export default function Done({ children }: { children: ReactNode }) {
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<p ref={notice} className="notice mt-8 break-words" role="status" tabIndex={-1}>
			{children}
		</p>
	);
}
