const notShown = /<(script|style|template)\b[^]*?<\/\1>/g;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Extracts the page's visible text, so that two builds of the same content compare equal. */
export function getVisibleText(html: string): string {
	return html
		.slice(Math.max(html.search(/<body\b/), 0))
		.replace(notShown, ' ')
		.replace(tag, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Hashes the visible text of a page. */
export async function createFingerprint(html: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(getVisibleText(html)));
	return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 9)));
}
