// Where a visitor came from: noted on the first page of a tab, and sent with a message.
import { readItem } from './storage.ts';

/** The longest source that the database accepts. */
const longest = 200;

/** Where a visitor came from: "instagram.com, utm_source=story". Empty if they typed the address. */
export function describeSource(referrer: string, page: { host: string; search: string }): string {
	const host = referrer && new URL(referrer).host;
	const campaign = [...new URLSearchParams(page.search)].filter(([name]) => name.startsWith('utm_'));
	const parts = [host === page.host ? '' : host, ...campaign.map((pair) => pair.join('='))];
	return shortenSource(parts.filter(Boolean).join(', '));
}

/** The source that note-source.ts has noted in this tab. */
export function readSource(): string {
	return shortenSource(readItem('source') ?? '');
}

/** What the database accepts: anybody can write such an address, and what their browser stores. */
function shortenSource(source: string): string {
	return [...source.replaceAll(/\p{C}/gu, '')].slice(0, longest).join(''); // not half an emoji
}
