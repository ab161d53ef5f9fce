import type { ContentIndex } from '../content-index.ts';
import { type Diagnostic, diagnoseText } from '../diagnostic.ts';
import { readBody } from '../read-body.ts';
import { explainOwnAddresses } from './texts.ts';

const vagueWords = /^(click )?here$|^(this )?link$|^more$|^(klick(en sie)? )?hier$|^mehr$|^https?:\/\//i;
const vague =
	'People who hear the page read its links alone, and search engines too. Say where it leads, e.g. [our classes](/classes).';

/** Warns about links in Markdown that work but could be better: full URLs of this site, and vague link text. */
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
