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

/** Network errors, what they mean and how to fix them. */
const failures: [code: RegExp, says: string][] = [
	[/ENOTFOUND|EAI_AGAIN/, 'there is no such name. Check its spelling, and that its DNS records lead to the host'],
	[/ECONNREFUSED/, 'the connection is refused. Check that the server runs and the port is open'],
	[/CERT_HAS_EXPIRED/, 'the certificate has expired, so browsers warn visitors away. Renew it at the host'],
	[/CERT|SIGNED|ALTNAME|UNABLE_TO|SSL|EPROTO/, 'browsers don’t trust the certificate. Set up HTTPS at the host'],
	[/TIMEOUT/i, 'no answer came within 20 seconds. Try again; if it stays so, ask the host'],
	[/./, 'the connection broke off. Try again; if it stays so, look into the server’s log'],
];

/** Sends a request. Never rejects: a failure is also a reply. */
export async function send(url: string, init: RequestInit = {}): Promise<Reply> {
	const headers = { 'user-agent': 'check-deploy', ...init.headers };
	const signal = AbortSignal.timeout(20_000);
	try {
		const response = await fetch(url, { redirect: 'manual', signal, ...init, headers });
		const { status } = response;
		const location = response.headers.get('location');
		const isRedirect = status >= 300 && status < 400 && location !== null;
		const place = isRedirect ? URL.parse(location, url)?.href : undefined;
		const outcome = `it answers ${status}${place ? ` and leads to ${place}` : ''}`;
		return { url, status, headers: response.headers, text: await response.text(), outcome, place };
	} catch (error) {
		const code = getErrorCode(error);
		const [, says = ''] = failures.find(([known]) => known.test(code)) ?? [];
		return { url, status: 0, headers: new Headers(), text: '', outcome: `${says} (${code})` };
	}
}

function getErrorCode(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error;
	if (!(cause instanceof Error)) return String(cause);
	return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
