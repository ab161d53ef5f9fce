/** A signal that aborts a request after some milliseconds, as AbortSignal.timeout() does in Safari since 16. */
export function abortAfter(milliseconds: number): AbortSignal {
	const controller = new AbortController();
	setTimeout(() => void controller.abort(), milliseconds);
	return controller.signal;
}
