// Warns about links that work but could be better: full URLs of this site, and vague link text.
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { type Diagnostic, diagnoseText } from '../diagnostic.ts';
import { readBody } from '../read-body.ts';

const vagueWords = /^(click )?here$|^(this )?link$|^more$|^(klick(en sie)? )?hier$|^mehr$|^https?:\/\//i;
const vague =
	'People who hear the page read its links alone, and search engines too. Say where it leads, e.g. [our classes](/classes).';

/** Warns about full URLs of this site: of the host that the build sets, or of the domain of the gym's email address. */
export function explainOwnAddresses({ gym }: ContentIndex) {
	const site = process.env['SITE_URL'] ?? '';
	const domain = gym.email.split('@')[1] ?? '';
	const hosts = [URL.canParse(site) ? new URL(site).host : '', domain, `www.${domain}`];
	return ({ value }: { value: string }): string | undefined => {
		if (!/^https?:\/\//.test(value) || !URL.canParse(value) || !hosts.includes(new URL(value).host)) return undefined;
		const { pathname, search, hash } = new URL(value);
		return `It leads to a page of this site. Write ${quote(pathname + search + hash)}, which stays right if the address changes.`;
	};
}

/** Warns about links in Markdown. */
export function warnOfLinks(content: ContentIndex): Diagnostic[] {
	const explainOwnAddress = explainOwnAddresses(content);
	return content.entries.flatMap((entry) =>
		readBody(entry.body).links.flatMap(({ line, url, text }) => {
			const isVague = vagueWords.test(text) && text !== url;
			const expected = explainOwnAddress({ value: url }) ?? (isVague ? vague : undefined);
			return expected === undefined ? [] : diagnoseText(entry, { line, found: `[${text}](${url})`, expected });
		}),
	);
}
