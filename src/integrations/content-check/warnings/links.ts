import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, diagnoseText, type Diagnostic } from '../diagnostic.ts';
import { readBody } from '../read-body.ts';
import type { ContentIndex } from './content-index.ts';

const vagueWords = /^(click )?here$|^(this )?link$|^more$|^(klick(en sie)? )?hier$|^mehr$|^https?:\/\//i;
const vague =
	'People who hear the page read its links alone, and search engines too. Say where it leads, e.g. [our classes](/classes).';

/** Warns about links that work but could be better: full URLs of this site, and vague link text. */
export function warnOfLinks({ entries, texts }: ContentIndex): Diagnostic[] {
	const [email] = texts.filter(({ entry, path }) => entry.collection === 'gym' && path[0] === 'email');
	const hosts = listOwnHosts(email?.value ?? '');
	const inFields = texts.flatMap(({ entry, path, value }) => {
		const expected = explainOwnAddress(value, hosts);
		return expected === undefined ? [] : diagnose(entry, path, quote(value), expected);
	});
	const inBodies = entries.flatMap((entry) =>
		readBody(entry.body).links.flatMap(({ line, url, text }) => {
			const isVague = vagueWords.test(text) && text !== url;
			const expected = explainOwnAddress(url, hosts) ?? (isVague ? vague : undefined);
			return expected === undefined ? [] : diagnoseText(entry, { line, found: `[${text}](${url})`, expected });
		}),
	);
	return [...inFields, ...inBodies];
}

/** This site's known hosts: the one that the build sets, and the domain of the gym's email address. */
function listOwnHosts(email: string): string[] {
	const site = process.env['SITE_URL'] ?? '';
	const domain = email.split('@')[1] ?? '';
	return [URL.canParse(site) ? new URL(site).host : '', domain, `www.${domain}`];
}

function explainOwnAddress(url: string, hosts: string[]): string | undefined {
	if (!/^https?:\/\//.test(url) || !URL.canParse(url) || !hosts.includes(new URL(url).host)) return undefined;
	const { pathname, search, hash } = new URL(url);
	return `It leads to a page of this site. Write ${quote(pathname + search + hash)}, which stays right if the address changes.`;
}
