/** What a link from one of the service's mails brings along, in the three forms that the service sends. */
export type MailLink =
	| { kind: 'session'; access: string; refresh: string; type: string }
	| { kind: 'code'; code: string; type: string }
	| { kind: 'token'; hash: string; type: string }
	/** The first of two addresses is confirmed; the other has a mail too. */
	| { kind: 'half' }
	| { kind: 'error'; code: string };

/** Reads the search and hash of an address, joined. @returns nothing when no mail brought the visitor. */
export function readMailLink(parts: string): MailLink | undefined {
	const given = new URLSearchParams(parts.replaceAll(/[#?]/g, '&'));
	const field = (name: string) => given.get(name) ?? '';
	const type = field('type');
	if (field('error') || field('error_code')) return { kind: 'error', code: field('error_code') || field('error') };
	if (field('access_token')) {
		return { kind: 'session', access: field('access_token'), refresh: field('refresh_token'), type };
	}
	if (field('token_hash')) return { kind: 'token', hash: field('token_hash'), type };
	if (field('code')) return { kind: 'code', code: field('code'), type };
	return field('message') ? { kind: 'half' } : undefined;
}
