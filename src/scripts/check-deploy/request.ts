/** A response, or the failure to get one. Redirects are not followed. */
export interface Reply {
	url: string;
	/** 0 without a response; `outcome` says why. */
	status: number;
	headers: Headers;
	/** The decompressed body. */
	text: string;
	/** The result in words. */
	outcome: string;
	/** The target of a redirect. */
	place?: string | undefined;
}

/** Sends a request. Never rejects: a failure is also a reply. Skips the bodies of pictures and fonts. */
export async function send(url: string, options: RequestInit = {}): Promise<Reply> {
	const method = /\.(avif|ico|jpe?g|png|svg|webp|woff2)$/.test(url) ? 'HEAD' : 'GET';
	try {
		const timeout = AbortSignal.timeout(20_000);
		const response = await fetch(url, { method, redirect: 'manual', signal: timeout, ...options });
		const { status } = response;
		const location = response.headers.get('location');
		const place = location === null ? undefined : URL.parse(location, url)?.href;
		const outcome = `it answers ${status}${place ? ` and redirects to ${place}` : ''}`;
		return { url, status, headers: response.headers, text: await response.text(), outcome, place };
	} catch (error) {
		return { url, status: 0, headers: new Headers(), text: '', outcome: `no response (${getErrorCode(error)})` };
	}
}

/** E.g. "ENOTFOUND", "CERT_HAS_EXPIRED" or "TimeoutError". */
function getErrorCode(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error;
	if (!(cause instanceof Error)) return String(cause);
	return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
