// What a page becomes when it is kept: the answer as it came, with a script that asks whether it is still true.
import { wordsOf } from '../words';
import { base } from './scope';

/** The answer's header with the fingerprint of what a kept page says. */
const wordsHeader = 'x-words';

/** Where what a page says begins. */
const start = '<main id="content"';

/**
 * A page's answer as it is kept. What the browser does with it, such as its security headers, stays.
 * @param asks whether the page asks by itself if it is still true.
 * @returns nothing for an answer that isn't a page of this site: an error, a redirect, a hotel's sign-in.
 */
export async function copyOf(answer: Response, asks = true): Promise<Response | undefined> {
	const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html');
	const html = isPage ? await answer.text() : '';
	if (!html.includes(start)) return undefined;
	const words = await fingerprint(wordsOf(html));
	const headers = new Headers(answer.headers);
	for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
	headers.set('date', new Date().toUTCString());
	headers.set(wordsHeader, words);
	const script = `<script type="module" src="${base}worker/kept.js" data-words="${words}"></script>`;
	return new Response(asks ? html.replace('</head>', `${script}</head>`) : html, { headers });
}

/** Whether a copy, if there is one, is as it was kept. */
export async function isWhole(copy: Response | undefined): Promise<boolean> {
	const html = await copy?.text().catch(() => '');
	return html === undefined || (html.includes(start) && html.includes('</html>'));
}

/** When a copy was last known to be true. */
export function dateOf(copy: Response): number {
	return Date.parse(copy.headers.get('date') ?? '') || 0;
}

/** The fingerprint of what a copy says. */
export function wordsIn(copy: Response): string {
	return copy.headers.get(wordsHeader) ?? '';
}

async function fingerprint(text: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
