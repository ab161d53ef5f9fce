import pMap from 'p-map';
import { getProperty } from '../../lib/get-property.ts';

/** A response of the site. */
export interface Reply {
	address: string;
	end: string; // where redirects lead
	status: string; // "status 200", or why there is no response
	headers: Headers;
	body: Buffer;
}

/** Requests an address, and follows redirects. @param key the account service's. */
export async function request(address: string, { key = '', tries = 2 } = {}): Promise<Reply> {
	try {
		const response = await fetch(address, {
			signal: AbortSignal.timeout(20_000),
			headers: { 'accept-encoding': 'br, gzip', ...(key && { apikey: key }) },
		});
		const { status, url: end, headers } = response;
		return { address, end, status: `status ${status}`, headers, body: Buffer.from(await response.arrayBuffer()) };
	} catch (error) {
		if (tries > 1) return request(address, { key, tries: tries - 1 }); // one slow response is no fault
		const cause = getProperty(error, 'cause') ?? error;
		const reason = getProperty(cause, 'code') ?? getProperty(cause, 'message'); // e.g. ENOTFOUND, CERT_HAS_EXPIRED
		const status = `no response (${String(reason)})`;
		return { address, end: address, status, headers: new Headers(), body: Buffer.from('') };
	}
}

/** Requests several addresses. */
export function requestAll(addresses: string[]): Promise<Reply[]> {
	return pMap(addresses, (address) => request(address), { concurrency: 8 });
}
