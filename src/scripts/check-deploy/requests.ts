import { lookup } from 'mrmime';
import pMap from 'p-map';
import { getProperty } from '../../lib/get-property.ts';

/** A response of the site. */
export interface Reply {
	address: string;
	/** Where redirects lead. */
	end: string;
	/** The status and the headers, e.g. "status 200" and "content-type: text/html", or why there is no response. */
	lines: string[];
	body: string;
}

/** Requests an address, and follows redirects. @param key the account service's. */
export async function request(address: string, { key = '', method = 'GET' } = {}): Promise<Reply> {
	try {
		const response = await fetch(address, {
			method,
			signal: AbortSignal.timeout(20_000),
			headers: { 'accept-encoding': 'br, gzip', apikey: key },
		});
		const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
		const body = await response.text();
		return { address, end: response.url, lines: [`status ${response.status}`, ...headers], body };
	} catch (error) {
		const code = getProperty(getProperty(error, 'cause'), 'code') ?? error; // e.g. ENOTFOUND, CERT_HAS_EXPIRED
		return { address, end: address, lines: [`no response (${String(code)})`], body: '' };
	}
}

/** Requests several addresses. */
export function requestAll(addresses: string[]): Promise<Reply[]> {
	return pMap(addresses, (address) => request(address), { concurrency: 8 });
}

/** What a response must have: a whole line, or a pattern with words for it. */
export type Expected = string | [words: string, pattern: RegExp];

/** What a response lacks. @returns an error, or none. */
export function findFaults({ address, lines, body }: Reply, ...expected: Expected[]): string[] {
	const text = [...lines, body].join('\n');
	const has = (one: Expected) => (typeof one === 'string' ? text.split(/\r?\n/).includes(one) : one[1].test(text));
	const absent = expected.filter((one) => !has(one)).map((one) => (typeof one === 'string' ? one : one[0]));
	return absent.length > 0 ? [`${address} returned ${lines[0]}, without ${absent.join(', ')}`] : [];
}

/** Loads pages and, as a browser would, the files that they and their scripts name. */
export async function loadPages(pages: string[], home: string): Promise<Reply[]> {
	const loaded = new Map<string, Reply>();
	let next = pages;
	while (next.length > 0) {
		const replies = await requestAll(next);
		for (const reply of replies) loaded.set(reply.address, reply);
		const named = replies.flatMap((reply) => listFiles(reply, home));
		next = [...new Set(named)].filter((address) => !loaded.has(address));
	}
	return [...loaded.values()];
}

/** The site's own files in a page or script: those with the type of a file, in quotes, in a list of pictures or imported. */
function listFiles({ address, body }: Reply, home: string): string[] {
	if (/\.(?!js$)\w+$/.test(new URL(address).pathname)) return []; // neither a page nor a script
	const names = body.match(/(?<=["'`\s,(=])\.{0,2}\/[\w./-]+\.\w+(?=["'`\s,)>?])/g) ?? [];
	const files = names.filter((name) => lookup(name)).map((name) => new URL(name, address).href);
	return files.filter((file) => file.startsWith(home));
}
