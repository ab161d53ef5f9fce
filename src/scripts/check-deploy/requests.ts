// The requests that check:deploy sends to a site. expectations.ts says what each must return.
import pMap from 'p-map';
import type { BuildRecord } from '../../integrations/hosting/build-record.ts';

/** A response, or the failure to get one. Redirects are not followed. */
export interface Reply {
	url: string;
	/** 0 without a response; `outcome` says why. */
	status: number;
	headers: Headers;
	/** The decompressed body. Pictures and fonts are requested without it. */
	body?: Buffer | undefined;
	/** The result in words. */
	outcome: string;
	/** The target of a redirect. */
	place?: string | undefined;
}

interface Request {
	/** "hashed" is a file with a hash in its name, "old" an address that redirects. */
	kind: 'page' | 'file' | 'hashed' | 'missing' | 'old' | 'robots';
	url: string;
	/** The file that the build wrote for this address. */
	file?: string;
	/** Where an old address leads. */
	target?: string;
}

export interface SiteReply extends Request, Reply {
	/** Whether the server added or removed a slash at the end of the address. */
	slash: boolean;
}

export type Kind = Request['kind'];

/** Requests every file of the build, every old address, and addresses that don't exist. */
export async function requestSite(home: string, { files, rules }: BuildRecord): Promise<SiteReply[]> {
	const mark = Date.now().toString(36);
	const missing = [`missing-${mark}`, `blog/missing-${mark}`, `_astro/missing.${mark}.js`, `missing-${mark}.ics`];
	const requests: Request[] = [
		...Object.keys(files)
			.filter((file) => file !== '404.html')
			.map((file) => ({ kind: getKind(file), file, url: home + file.replace(/(^|\/)index\.html$|\.html$/, '$1') })),
		...missing.map((path) => ({ kind: 'missing' as const, url: home + path })),
		...rules.redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => createOld(path, to, '?code=1'))),
		{ kind: 'robots', url: new URL('/robots.txt', home).href },
	];
	const base = new URL(home).pathname;
	if (base !== '/') requests.push(createOld(base.slice(0, -1), base));
	return pMap(requests, follow, { concurrency: 6 });

	function createOld(from: string, to: string, query = ''): Request {
		const target = new URL(to, home);
		target.search ||= query;
		return { kind: 'old', url: new URL(from + query, home).href, target: target.href };
	}
}

function getKind(file: string): Kind {
	if (file.endsWith('.html')) return 'page';
	return file.startsWith('_astro/') ? 'hashed' : 'file';
}

/** Sends a request. Follows a redirect to a page that only adds or removes a slash. */
async function follow(request: Request): Promise<SiteReply> {
	const reply = await send(request.url);
	const slash = request.kind === 'page' && trimSlash(reply.place ?? '') === trimSlash(request.url);
	return { ...(slash ? await send(reply.place ?? '') : reply), ...request, slash };
}

/** Sends a request. Never rejects: a failure is also a reply. */
export async function send(url: string, options: RequestInit = {}): Promise<Reply> {
	const method = /\.(avif|ico|jpe?g|png|webp|woff2)$/.test(url) ? 'HEAD' : 'GET';
	try {
		const timeout = AbortSignal.timeout(20_000);
		const response = await fetch(url, { method, redirect: 'manual', signal: timeout, ...options });
		const { status, headers } = response;
		const location = headers.get('location');
		const place = location === null ? undefined : URL.parse(location, url)?.href;
		const outcome = `it returned ${status}${place ? ` and redirected to ${place}` : ''}`;
		const body = Buffer.from(await response.arrayBuffer());
		return { url, status, headers, body: method === 'HEAD' ? undefined : body, outcome, place };
	} catch (error) {
		return { url, status: 0, headers: new Headers(), outcome: `no response (${getErrorCode(error)})` };
	}
}

/** E.g. "ENOTFOUND", "CERT_HAS_EXPIRED" or "TimeoutError". */
function getErrorCode(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error;
	if (!(cause instanceof Error)) return String(cause);
	return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

export function trimSlash(url: string): string {
	return url.replace(/\/$/, '');
}
