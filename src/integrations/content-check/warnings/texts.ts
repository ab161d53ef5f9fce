// Warnings about texts in fields: links to this site with its domain, and alternative texts that say nothing.
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { Text } from '../read-entries.ts';

/** Creates the test of one text in a field, which returns the warning or undefined. */
type Rule = (content: ContentIndex) => (text: Text) => string | undefined;

/** Finds warnings in the texts of all fields. */
export function warnOfTexts(content: ContentIndex): Diagnostic[] {
	const tests = rules.map((rule) => rule(content));
	return content.texts.flatMap((text) =>
		tests.flatMap((explain) => {
			const expected = explain(text);
			return expected === undefined ? [] : diagnose(text.entry, text.path, quote(text.value), expected);
		}),
	);
}

const vagueAlternative =
	/^(an? )?(image|picture|photo|photograph|img|pic|bild|foto|abbildung|image de fond)s?( \d+)?$/i;

/** Warns about alternative texts that only say that there is a picture. */
function explainVagueAlternatives() {
	const expected = 'Say what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".';
	return ({ name, value }: Text) => (name === 'alt' && vagueAlternative.test(value) ? expected : undefined);
}

/** Warns about full URLs of this site: of the host that the build sets, or of the domain of the gym's email address. */
export function explainOwnAddresses({ gym }: ContentIndex) {
	const domain = gym.email.split('@')[1] ?? '';
	const hosts = [URL.parse(process.env['SITE_URL'] ?? '')?.host, domain, `www.${domain}`];
	return ({ value }: { value: string }): string | undefined => {
		const url = /^https?:/.test(value) ? URL.parse(value) : null;
		if (!url || !hosts.includes(url.host)) return undefined;
		const { pathname, search, hash } = url;
		return `It leads to a page of this site. Write ${quote(pathname + search + hash)}, which stays right if the address changes.`;
	};
}

const rules: Rule[] = [explainOwnAddresses, explainVagueAlternatives];
