// Where a visitor came from: noted on the first page of a tab, and sent with a message.
import { readItem } from './storage.ts';

/** Where a visitor came from: "instagram.com, utm_source=story". Empty if they typed the address. */
export function describeSource(referrer: string, page: { host: string; search: string }): string {
	const host = referrer && new URL(referrer).host;
	const campaign = [...new URLSearchParams(page.search)].filter(([name]) => name.startsWith('utm_'));
	return [host === page.host ? '' : host, ...campaign.map((pair) => pair.join('='))].filter(Boolean).join(', ');
}

/** What note-source.ts has noted, on one line: anybody can write such an address, and what their browser stores. */
export function readSource(longest: number): string {
	return [...(readItem('source') ?? '').replaceAll(/\p{C}/gu, '')].slice(0, longest).join(''); // not half an emoji
}
