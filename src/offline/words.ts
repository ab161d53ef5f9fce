const unread = /<(script|style|template)\b[^]*?<\/\1>/g;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** What a page says from its navbar to its footer, without how it is built: two builds of the same content say the same. */
export function wordsOf(html: string): string {
	return html
		.slice(Math.max(html.search(/<body\b/), 0))
		.replace(unread, ' ')
		.replace(tag, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}
