import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic, diagnoseText } from '../diagnostic.ts';
import { readBody } from '../read-body.ts';

const vagueWords = /^(click )?here$|^(this )?link$|^more$|^(klick(en sie)? )?hier$|^mehr$|^https?:\/\//i;
const vague = 'Some people only hear the words of the link. Say where it leads, e.g. [our classes](/classes).';

/** Warns about links that work but could be better: full URLs of this site in fields and Markdown, and vague link text. */
export function warnOfLinks({ entries, gym, texts }: ContentIndex): Diagnostic[] {
	const domain = gym.email.split('@')[1] ?? '';
	const hosts = [URL.parse(process.env['SITE_URL'] ?? '')?.host, domain, `www.${domain}`];
	const explainOwnAddress = (address: string) => {
		const url = /^https?:/.test(address) ? URL.parse(address) : null;
		if (!url || !hosts.includes(url.host)) return undefined;
		const path = quote(url.pathname + url.search + url.hash);
		return `This is a page of this site. Write ${path}, which still works if the site moves.`;
	};
	const inFields = texts.flatMap(({ entry, path, value }) => {
		const expected = explainOwnAddress(value);
		return expected === undefined ? [] : diagnose(entry, path, quote(value), expected);
	});
	const inMarkdown = entries.flatMap((entry) =>
		readBody(entry.body).links.flatMap(({ line, url, text }) => {
			const isVague = vagueWords.test(text) && text !== url;
			const expected = explainOwnAddress(url) ?? (isVague ? vague : undefined);
			return expected === undefined ? [] : diagnoseText(entry, { line, found: `[${text}](${url})`, expected });
		}),
	);
	return [...inFields, ...inMarkdown];
}
