/** A response, or the failure to get one. Redirects are not followed. */
export interface Reply {
	url: string;
	/** 0 without a response; `outcome` says why. */
	status: number;
	headers: Headers;
	body: string;
	/** The result in words. */
	outcome: string;
	/** The target of a redirect. */
	place?: string | undefined;
}

/** Sends a request. Never rejects: a failure is also a reply. */
export async function send(url: string, headers: Record<string, string> = {}): Promise<Reply> {
	try {
		const response = await fetch(url, {
			redirect: 'manual',
			signal: AbortSignal.timeout(20_000),
			headers: { 'accept-encoding': 'br, gzip', ...headers },
		});
		const { status, headers: sent } = response;
		const place = sent.has('location') ? URL.parse(sent.get('location') ?? '', url)?.href : undefined;
		const outcome = `it returned ${status}${place ? ` and redirected to ${place}` : ''}`;
		return { url, status, headers: sent, body: await response.text(), outcome, place };
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		const reason = cause instanceof Error && 'code' in cause ? cause.code : cause; // e.g. ENOTFOUND, CERT_HAS_EXPIRED
		return { url, status: 0, headers: new Headers(), body: '', outcome: `no response (${String(reason)})` };
	}
}

/** How many seconds browsers may use a response without asking again; NaN if it doesn't say. */
export function getLifetime({ headers }: Reply): number {
	const control = headers.get('cache-control') ?? '';
	return /no-store|no-cache/.test(control) ? 0 : Number(/(?<=max-age=)\d+/.exec(control)?.[0] ?? NaN);
}

/** A question, then what is wrong, if anything. A text that begins with "–" is only a warning. */
export type Answer = [about: string, ...wrong: (string | false)[]];

/** Requests a path below the home page, e.g. "/login". */
export type Get = (path: string) => Promise<Reply>;
