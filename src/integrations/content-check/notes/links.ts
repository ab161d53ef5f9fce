// Links that work and could be better: to this site by its whole address, without https, or with words that say nothing.
import { quote } from '../../../schemas/parts/messages.ts';
import { readBody } from '../read-body.ts';
import { type Library, type Note, note, textsOf } from './library.ts';

const empty = /^(click )?here$|^(this )?link$|^more$|^(klick(en sie)? )?hier$|^mehr$|^https?:\/\//i;

/** What is worth a look in the links of fields and texts. */
export function linkNotes({ entries, gym, navigation }: Library): Note[] {
	const hosts = ownHosts(gym?.data.email);
	const ownAddress = (url: string) => leadsHome(url, hosts);
	const fields = textsOf(entries).flatMap(({ entry, path, value }) => {
		const expected = /^https?:\/\//.test(value) ? ownAddress(value) : undefined;
		return expected === undefined ? [] : [note(entry, path, quote(value), expected, 'own address')];
	});
	const bodies = entries.flatMap((entry) =>
		(entry.body.trim() === '' ? [] : readBody(entry.body).links).flatMap(({ line, url, text }) => {
			const vague = `People who hear the page read its links alone, and search engines too. Say where it leads, e.g. [our classes](${url}).`;
			const insecure = url.startsWith('http://') && !text.startsWith('www.');
			const safe = `Most sites answer at ${quote(url.replace('http:', 'https:'))} today, which browsers trust more.`;
			const expected = ownAddress(url) ?? (empty.test(text) && text !== url ? vague : insecure ? safe : undefined);
			if (expected === undefined) return [];
			const place = { file: entry.file, line: entry.bodyLine + line - 1, field: 'text' };
			return [{ ...place, found: `[${text}](${url})`, expected, note: true, kind: expected.slice(0, 12) }];
		}),
	);
	const menu = navigation?.data.main ?? [];
	const repeated = menu.flatMap(({ href, label }, index) => {
		const other = menu.slice(0, index).find((link) => link.href === href || link.label === label);
		if (!navigation || !other) return [];
		const expected = `${quote(other.label)} leads to ${quote(other.href)} already. Is one of the two a copy?`;
		return [note(navigation.entry, ['main', index], `${quote(label)} to ${quote(href)}`, expected, 'menu twice')];
	});
	const social = gym?.data.social ?? [];
	const icons = social.flatMap(({ network, url }, index) => {
		const isTwice = social.slice(0, index).some((account) => account.network === network || account.url === url);
		if (!gym || !isTwice) return [];
		const expected = 'The same icon or address stands above. Is one of the two a copy?';
		return [note(gym.entry, ['social', index], `${quote(network)}, ${quote(url)}`, expected, 'account twice')];
	});
	return [...fields, ...bodies, ...repeated, ...icons];
}

/** Where this site lives, as far as the check knows: the build's setting, and what stands behind the "@" of the gym. */
function ownHosts(email = ''): string[] {
	const site = process.env['SITE_URL'] ?? '';
	const domain = email.split('@')[1] ?? '';
	return [URL.canParse(site) ? new URL(site).host : '', domain, `www.${domain}`];
}

function leadsHome(url: string, hosts: string[]): string | undefined {
	if (!URL.canParse(url) || !hosts.includes(new URL(url).host)) return undefined;
	const { pathname, search, hash } = new URL(url);
	return `It leads to a page of this site. Write ${quote(pathname + search + hash)}, which stays right if the address changes.`;
}
