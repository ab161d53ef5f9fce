import { request as http } from 'node:http';
import { request as https } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** An answer as it came over the wire; redirects are not followed. */
export interface Answer {
	url: string;
	status: number;
	/** A header, by its name in lower case; "" when it is not there. */
	header: (name: string) => string;
	/** The body, unpacked. */
	text: string;
	/** When the certificate ends, over https. */
	validUntil?: Date | undefined;
}

interface Options {
	method?: string;
	headers?: { [name: string]: string };
	body?: string;
}

const unpack = new Map<string, (packed: Buffer) => Buffer>([
	['br', brotliDecompressSync],
	['gzip', gunzipSync],
	['zstd', zstdDecompressSync],
]);

/** Asks for an address as a browser does, without following redirects. Rejects when nobody answers within 20 seconds. */
export async function ask(url: string, options: Options = {}): Promise<Answer> {
	try {
		return await askOnce(url, options);
	} catch (error) {
		// A connection that was kept for the next request may end just then; browsers ask again, too.
		if (options.method === undefined && error instanceof Error && 'code' in error && error.code === 'ECONNRESET') {
			return askOnce(url, options);
		}
		throw error;
	}
}

function askOnce(url: string, { method = 'GET', headers = {}, body }: Options): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const all = { 'accept-encoding': 'br, gzip', 'user-agent': 'check-deploy', accept: '*/*', ...headers };
		const send = url.startsWith('https:') ? https : http;
		const asking = send(url, { method, headers: all, signal: AbortSignal.timeout(20_000) }, (response) => {
			const { socket } = response;
			const validUntil = isSecure(socket) ? new Date(socket.getPeerCertificate().valid_to) : undefined;
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => {
				const header = (name: string) => [response.headers[name] ?? ''].flat().join(', ');
				try {
					const packed = Buffer.concat(chunks);
					const text = (unpack.get(header('content-encoding'))?.(packed) ?? packed).toString();
					resolve({ url, status: response.statusCode ?? 0, header, text, validUntil });
				} catch (error) {
					reject(new Error(`what came is not packed as it says (${header('content-encoding')})`, { cause: error }));
				}
			});
		});
		asking.on('error', reject);
		asking.end(body);
	});
}

function isSecure(socket: object): socket is TLSSocket {
	return 'getPeerCertificate' in socket;
}

/** Does a task for each item, six at a time, and keeps the order. */
export async function forEach<Item, Result>(items: Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	const waiting = items.entries();
	const worker = async () => {
		for (const [index, item] of waiting) results[index] = await task(item);
	};
	await Promise.all(Array.from({ length: 6 }, worker));
	return results;
}
